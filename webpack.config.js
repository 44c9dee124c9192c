import path from "node:path";
import { fileURLToPath } from "node:url";

import { EsbuildPlugin } from "esbuild-loader";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";
import BundleTracker from "webpack-bundle-tracker";

const root = path.dirname(fileURLToPath(import.meta.url));
const BROWSERS = ["chrome109", "firefox115", "safari16.4"];

/** Writes down which files each named route loads beside the entry, for the size budget. */
class RouteFiles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("RouteFiles", (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "RouteFiles", stage }, () => {
        const routes = [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]);
        const text = JSON.stringify(Object.fromEntries(routes));
        compilation.emitAsset("routes.json", new webpack.sources.RawSource(text));
      });
    });
  }
}

export default (_env, { mode }) => ({
  context: root,
  entry: {
    // Styles and the theme switch, shared with the pages the server renders (sign-in, errors).
    site: "./frontend/src/site.ts",
    main: "./frontend/src/app/main.tsx",
  },
  output: {
    path: path.join(root, "static/build"),
    publicPath: "/static/build/",
    filename: "[name].[contenthash:10].js",
    chunkFilename: "[name].[contenthash:10].js",
    assetModuleFilename: "[name].[contenthash:10][ext]",
    clean: true,
  },
  devtool: mode === "production" ? false : "source-map",
  resolve: {
    extensions: [".tsx", ".ts", ".js"],
    alias: { "@": path.join(root, "frontend/src") },
  },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: "esbuild-loader", options: { target: BROWSERS, jsx: "automatic" } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] },
      // Always files, never data: addresses, which the content security policy forbids.
      { test: /\.(woff2|svg)$/, type: "asset/resource" },
    ],
  },
  optimization: {
    splitChunks: { chunks: "async" },
    minimizer: ["...", new EsbuildPlugin({ include: /\.css$/, css: true, target: BROWSERS })],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: "[name].[contenthash:10].css" }),
    new RouteFiles(),
    new BundleTracker({ path: root, filename: "webpack-stats.json", relativePath: true }),
  ],
  performance: false,
  stats: "errors-warnings",
});
