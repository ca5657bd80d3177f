import { useLingui } from '@lingui/react';
import { Alert, AlertTitle } from '@mui/material';

/** Advice for an order paid after its items went out of stock. `missingItems` names the items still out of stock. */
export function PaidOutOfStock({ missingItems }: { missingItems: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>
        {missingItems.length > 0
          ? i18n.t('Paid, but out of stock')
          : i18n.t('Paid, but no stock is reserved')}
      </AlertTitle>
      {missingItems.length > 0
        ? i18n.t(
            'Not enough stock of {pieces}. Restock and confirm the order to reserve its items, offer other items, or refund the payment.',
            { pieces: missingItems.join(', ') },
          )
        : i18n.t('There is enough stock. Confirm the order to reserve its items.')}
    </Alert>
  );
}
