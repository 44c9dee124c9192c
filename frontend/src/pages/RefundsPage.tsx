import { Clause, LegalPage } from "@/features/legal/LegalPage";

export default function RefundsPage() {
  return (
    <LegalPage
      title="Refund Policy"
      lede="If a paid plan is not what you hoped for, you get your money back."
    >
      <Clause title="7-day money-back guarantee">
        <p>
          Ask within 7 days of a payment, the first or a renewal, and it is refunded in full. You need not
          give a reason, and the figures you have made stay yours.
        </p>
      </Clause>
      <Clause title="How to ask">
        <p>
          Write to the support of the installation you use, from the e-mail address of your account, and name
          the date of the payment. Support responds within 48 hours.
        </p>
      </Clause>
      <Clause title="When the money arrives">
        <p>
          Approved refunds are processed in 5-7 business days and go back the way the payment came. Your bank
          may take some days more.
        </p>
      </Clause>
      <Clause title="After the refund">
        <p>
          Your account returns to the free plan with 10 illustrations per day. Nothing you have made is
          removed. To stop a plan without a refund, cancel it before it renews.
        </p>
      </Clause>
      <Clause title="For now">
        <p>Payment is under development. Until it opens nothing is charged, so there is nothing to refund.</p>
      </Clause>
    </LegalPage>
  );
}
