import type { Tone } from '#web/admin/ui/StatusDot.tsx';
import type { MatchedBy, ReconciliationOutcome } from '#web/graphql/types.generated.ts';

/** Short texts for the outcomes of rows and entries. */
export const outcomeTexts: Record<ReconciliationOutcome, { text: string; tone: Tone }> = {
  DIFFERS: { text: /*i18n*/ 'Amount differs', tone: 'bad' },
  STATEMENT_ONLY: { text: /*i18n*/ 'Only in the statement', tone: 'bad' },
  LEDGER_ONLY: { text: /*i18n*/ 'Only in the ledger', tone: 'bad' },
  SUGGESTED: { text: /*i18n*/ 'To confirm', tone: 'busy' },
  MATCHED: { text: /*i18n*/ 'Matched', tone: 'good' },
  SET_ASIDE: { text: /*i18n*/ 'Set aside', tone: 'quiet' },
};

/** Labels of the criteria by which a row and a payment were matched. */
export const matchedByTexts: Record<MatchedBy, string> = {
  PERSON: /*i18n*/ 'by staff',
  TRANSACTION: /*i18n*/ 'by the provider’s transaction ID',
  REFERENCE: /*i18n*/ 'by our reference',
  DESCRIPTION: /*i18n*/ 'by the description',
  AMOUNT: /*i18n*/ 'by amount and day',
};
