import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

// Imports run one way: app -> pages -> features -> components -> lib.
const LAYERS = ["app", "pages", "features", "components", "lib"];

const importsRunOneWay = LAYERS.map((layer, index) => ({
  files: [`frontend/src/${layer}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        patterns: LAYERS.slice(0, index).map((above) => ({
          group: [`@/${above}/**`, `**/../${above}/**`],
          message: `${layer} must not import from ${above}: imports run ${LAYERS.join(" -> ")}.`,
        })),
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ["static/**", "node_modules/**"] },
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  ...importsRunOneWay,
);
