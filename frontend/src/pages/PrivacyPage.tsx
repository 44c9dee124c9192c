import { Clause, LegalPage } from "@/features/legal/LegalPage";
import { productName } from "@/lib/product";

export default function PrivacyPage() {
  const name = productName();
  return (
    <LegalPage
      title="Privacy Policy"
      lede={`What ${name} knows about you, what it is used for, how long it is kept, and what you can do about it.`}
    >
      <Clause title="1. What is kept">
        <ul>
          <li>
            Your account: e-mail address, name if you give one, a scrambled form of your password, your plan.
          </li>
          <li>Your work: prompts, chosen style, size and quality, the figures, captions and times.</li>
          <li>Your acceptance of these documents, or that you withdrew it: which version, and when.</li>
          <li>
            The browsers that are signed in: their kind, network address and time, shown in your settings.
          </li>
          <li>
            Usage logs: which calls were made and when, how many figures were drawn, and technical errors.
          </li>
        </ul>
        <p>Prompts and passwords are not written into logs.</p>
      </Clause>
      <Clause title="2. What it is used for">
        <p>
          To draw and keep your figures, to sign you in, to count your daily allowance, to protect the service
          from misuse, and to find faults. It is not sold, not used for advertising, and not used to train
          models.
        </p>
      </Clause>
      <Clause title="3. Who else sees it">
        <p>
          The built-in engine draws on our own machine, and your prompt goes nowhere else. If the operator has
          connected an image model of another provider, the prompt is sent to that provider in order to be
          drawn; the record beside each figure says which engine made it. If you sign in through another
          provider, that provider learns that you did. Your figures are private: they are shown to your own
          session and your own keys only.
        </p>
      </Clause>
      <Clause title="4. Your browser">
        <p>
          Two cookies are set: one keeps you signed in, one protects forms against forgery. The browser’s own
          storage keeps an unfinished request until you have signed in, your acceptance of these documents,
          and whether you chose the light or the dark page. There are no trackers, and nothing on the page is
          loaded from another site.
        </p>
      </Clause>
      <Clause title="5. How long it is kept">
        <ul>
          <li>Figures and prompts: until you delete them or your account.</li>
          <li>Account: until you delete it.</li>
          <li>Usage logs: up to 2 years.</li>
        </ul>
      </Clause>
      <Clause title="6. Your rights">
        <p>
          You can ask to see what is kept about you, to have it corrected, to receive a copy of it, and to
          have it deleted: account settings have a button for each. You can withdraw your consent there, too;
          what was done before stays lawful. You may also complain to the data protection authority where you
          live.
        </p>
      </Clause>
      <Clause title="7. Children">
        <p>
          The service is for people of age 13 or older. An account that turns out to belong to a younger child
          is deleted.
        </p>
      </Clause>
      <Clause title="8. Safety">
        <p>
          Connections to a public installation are encrypted, passwords are stored only in scrambled form, and
          every call is checked on the server for whose figures it may reach. No system is perfectly safe; if
          data of yours is ever exposed, we tell you what happened and what to do.
        </p>
      </Clause>
      <Clause title="9. Changes">
        <p>
          When this policy changes in a way that matters, we ask you to accept the new version before you go
          on. The date at the top says which version you are reading.
        </p>
      </Clause>
    </LegalPage>
  );
}
