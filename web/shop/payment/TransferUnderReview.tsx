import { useLingui } from '@lingui/react';
import { Alert } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';

/** Notice that a transfer of this amount in NPR is under review, so that nobody pays twice. */
export function TransferUnderReview({ amount }: { amount: number }) {
  const { i18n } = useLingui();
  return (
    <Alert severity="info" variant="outlined">
      {i18n.t('We are checking your transfer of {amount}. Don’t pay again; we’ll email you.', {
        amount: formatNpr(amount, i18n.locale),
      })}
    </Alert>
  );
}
