import type { Tone } from '#web/admin/ui/StatusDot.tsx';
import type { RemittanceOutcome, RemittanceStatus } from '#web/graphql/types.generated.ts';

interface OutcomeText {
  text: string;
  tone: Tone;
  /** Next step for staff. */
  advice?: string;
}

/** Outcomes of remittance lines, with advice for those that do not settle their order. */
export const remittanceTexts: Record<RemittanceOutcome, OutcomeText> = {
  PAID: { text: /*i18n*/ 'Settled', tone: 'good' },
  PART: {
    text: /*i18n*/ 'Partly paid',
    tone: 'busy',
    advice:
      /*i18n*/ 'Ask the courier for the missing amount and record it with the next remittance, or correct the amount.',
  },
  OVER: {
    text: /*i18n*/ 'Overpaid',
    tone: 'bad',
    advice: /*i18n*/ 'Ask the courier which parcel the excess belongs to, then correct the amounts.',
  },
  NOTHING_DUE: {
    text: /*i18n*/ 'Nothing due',
    tone: 'quiet',
    advice:
      /*i18n*/ 'This parcel is already settled or was prepaid. Check whether the list was recorded twice.',
  },
  NOT_DELIVERED: {
    text: /*i18n*/ 'Not marked as delivered',
    tone: 'bad',
    advice: /*i18n*/ 'Mark the parcel as delivered to settle it.',
  },
  ORDER_CANCELLED: {
    text: /*i18n*/ 'Cancelled or returned',
    tone: 'bad',
    advice: /*i18n*/ 'No cash was collected for this order. Ask the courier what the payment is for.',
  },
  OTHER_CARRIER: {
    text: /*i18n*/ 'With another courier',
    tone: 'bad',
    advice:
      /*i18n*/ 'This order was handed to another courier. Check the number, or confirm that this courier delivered the parcel.',
  },
  UNKNOWN: {
    text: /*i18n*/ 'Unknown parcel',
    tone: 'bad',
    advice: /*i18n*/ 'Check the number with the courier, then correct or remove this parcel.',
  },
};

export const statusTexts: Record<RemittanceStatus, { text: string; tone: Tone }> = {
  OPEN: { text: /*i18n*/ 'Open', tone: 'busy' },
  CLOSED: { text: /*i18n*/ 'Closed', tone: 'good' },
  VOIDED: { text: /*i18n*/ 'Voided', tone: 'quiet' },
};
