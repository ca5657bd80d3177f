import { useLingui } from '@lingui/react';
import { Alert } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';

/** That the store has to pay something back; nothing where it has not. */
export function PaidBack({ refundDue }: { refundDue: number }) {
  const { i18n } = useLingui();
  if (refundDue === 0) return null;
  return (
    <Alert severity="info" variant="outlined">
      {i18n.t('You have paid {refundDue} more than the order costs. We will pay it back.', {
        refundDue: formatNpr(refundDue, i18n.locale),
      })}
    </Alert>
  );
}
