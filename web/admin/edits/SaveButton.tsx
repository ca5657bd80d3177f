import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { EditQuote_QuoteFragment as Quote } from './EditOrder.generated.ts';

export interface SaveButtonProps {
  quote: Quote | undefined;
  /** True to request the customer's approval by email, if approval is needed. */
  isApprovalRequested: boolean;
  /** True if the displayed quote is not for the current values. */
  isBlocked: boolean;
  isSending: boolean;
}

/** Save button that names the action and the new total. */
export function SaveButton({ quote, isApprovalRequested, isBlocked, isSending }: SaveButtonProps) {
  const { i18n } = useLingui();
  const isChanged = quote !== undefined && quote.changes.length > 0;
  const total = quote && formatNpr(quote.totals.finalTotal, i18n.locale);
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      disabled={isBlocked || !isChanged || quote.errors.some(({ field }) => !isShownAtField(field))}
      loading={isSending}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {quote?.needsAgreement && isApprovalRequested
        ? i18n.t('Request approval · {total}', { total })
        : total
          ? i18n.t('Save · {total}', { total })
          : i18n.t('Save')}
    </Button>
  );
}

/** After submission, the field itself shows the problem. */
function isShownAtField(field: string | null): boolean {
  return Boolean(field?.startsWith('contact') || field?.startsWith('shippingAddress') || field === 'notes');
}
