import { Link } from "react-router-dom";

import { Clause, LegalPage } from "@/features/legal/LegalPage";
import { productName } from "@/lib/product";

export default function TermsPage() {
  const name = productName();
  return (
    <LegalPage
      title="Terms of Service"
      lede={`What ${name} does for you, what you may do with the figures, and what we ask of you.`}
    >
      <Clause title="1. The service">
        <p>
          {name} makes labelled illustrations of biological and scientific subjects, each with a caption, from
          a description in words or from a sketch where sketches are accepted. By accepting these terms you
          make an agreement with whoever operates the installation you use.
        </p>
      </Clause>
      <Clause title="2. Who may use it">
        <p>
          You must be age 13 or older. If the law where you live asks for the consent of a parent or guardian
          at your age, you confirm that you have it.
        </p>
      </Clause>
      <Clause title="3. Your account">
        <p>
          Give an e-mail address that is yours, choose a password you use nowhere else, and keep it to
          yourself. What is done with your account or with its keys counts as done by you until you tell us
          that someone else has got hold of them.
        </p>
      </Clause>
      <Clause title="4. What may be asked for">
        <p>
          Biology and science: human anatomy, cells, plants, animals, and the processes that join them.
          Requests for technology, buildings, cartoons or logos are refused. Do not use the service to make
          what is unlawful, what harms or demeans people, or what presents an invented result as an
          observation.
        </p>
        <p>
          Do not try to get around the daily allowance, to reach what belongs to other people, or to put a
          load on the service that keeps others from using it.
        </p>
      </Clause>
      <Clause title="5. Your figures">
        <p>
          Figures drawn by the built-in engine are released under CC0 1.0. You may use, change, publish and
          sell them, on every plan, for ever, without attribution. Figures made by a connected image model are
          yours as far as that model’s own terms allow; the record beside each figure says which engine made
          it.
        </p>
        <p>
          Your prompts remain yours. You allow us to process them, and to keep them with the figures, for as
          long as you keep the figures here.
        </p>
      </Clause>
      <Clause title="6. Accuracy">
        <p>
          Labels and captions of the built-in engine come from a reviewed vocabulary with named sources. They
          can still be wrong or incomplete, and a drawing always simplifies. Check every figure before you
          publish it or teach from it. Nothing here is medical advice, and no figure is meant for diagnosis or
          treatment.
        </p>
      </Clause>
      <Clause title="7. Plans and payment">
        <p>
          The free plan gives 10 illustrations per day. Basic, at $3.99 per month, gives 50 per day; Premium,
          at $9.99 per month, gives 120 per day. A day begins at 00:00 UTC. An illustration that fails is not
          counted. Paid plans renew each month until they are cancelled. Payment is under development, and
          paid plans cannot be bought yet.
        </p>
        <p>
          Refunds are described in the <Link to="/refunds">Refund Policy</Link>.
        </p>
      </Clause>
      <Clause title="8. Ending the agreement">
        <p>
          You may stop at any time and have your account deleted, and you can withdraw your consent from your
          account settings. We may suspend an account that breaks these terms; unless the breach is serious we
          say so first and give you time to put it right and to download your figures.
        </p>
      </Clause>
      <Clause title="9. Liability">
        <p>
          We provide the service with care but without a promise that it is always available or free of
          faults. As far as the law allows, we are not liable for indirect losses, and our liability in total
          is limited to what you paid in the twelve months before the damage. Nothing here limits liability
          for intent, gross negligence or injury to people.
        </p>
      </Clause>
      <Clause title="10. Changes">
        <p>
          When these terms change in a way that matters, we ask you to accept the new version before you go
          on. The date at the top says which version you are reading.
        </p>
      </Clause>
    </LegalPage>
  );
}
