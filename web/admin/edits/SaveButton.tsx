import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { EditQuote_QuoteFragment as Quote } from './EditOrder.generated.ts';

export interface SaveButtonProps {
  quote: Quote | undefined;
  /** Whether the buyer is asked by mail, where they have to agree. */
  isAsking: boolean;
  /** Whether what is shown is not what would be saved. */
  isBlocked: boolean;
  isSending: boolean;
}

/** Says what happens, and at which total. */
export function SaveButton({ quote, isAsking, isBlocked, isSending }: SaveButtonProps) {
  const { i18n } = useLingui();
  const isChanged = quote !== undefined && quote.changes.length > 0;
  const total = quote && formatNpr(quote.totals.finalTotal, i18n.locale);
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      disabled={isBlocked || !isChanged || quote.errors.some(({ field }) => !isOfForm(field))}
      loading={isSending}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {quote?.needsAgreement && isAsking
        ? i18n.t('Ask the customer · {total}', { total })
        : total
          ? i18n.t('Save · {total}', { total })
          : i18n.t('Save')}
    </Button>
  );
}

/** Sent, it is shown at its field. */
function isOfForm(field: string | null): boolean {
  return Boolean(field?.startsWith('contact') || field?.startsWith('shippingAddress') || field === 'notes');
}
