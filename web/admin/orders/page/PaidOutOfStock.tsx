import { useLingui } from '@lingui/react';
import { Alert, AlertTitle } from '@mui/material';

/** What staff do about an order that was paid when its pieces were gone; `missing` are those that still are. */
export function PaidWithoutPieces({ missing }: { missing: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>
        {missing.length > 0
          ? i18n.t('Paid, but its pieces are gone: refund it or find others')
          : i18n.t('Paid, but no stock is reserved')}
      </AlertTitle>
      {missing.length > 0
        ? i18n.t(
            'There is not enough left of: {pieces}. Once there is, confirm the order: that takes its items out of stock.',
            { pieces: missing.join(', ') },
          )
        : i18n.t('There is enough in stock. Confirm the order to reserve its items.')}
    </Alert>
  );
}
