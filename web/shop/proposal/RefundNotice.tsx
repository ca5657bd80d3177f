import { useLingui } from '@lingui/react';
import { Alert } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';

/** Notice of a refund due to the customer. Renders nothing if no refund is due. */
export function RefundNotice({ refundDue }: { refundDue: number }) {
  const { i18n } = useLingui();
  if (refundDue === 0) return null;
  return (
    <Alert severity="info" variant="outlined">
      {i18n.t('You have paid {refundDue} more than the order costs. We’ll refund the difference.', {
        refundDue: formatNpr(refundDue, i18n.locale),
      })}
    </Alert>
  );
}
