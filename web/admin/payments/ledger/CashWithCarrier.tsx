import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { CarrierCashDialog } from './CarrierCashDialog.tsx';
import { describeCashWithCarrier } from './describeCashWithCarrier.ts';

/** Shows cash with the carrier, and records its remittance. */
export function CashWithCarrier({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { cashWithCarrier } = order.staff;
  if (cashWithCarrier === 0) return null;

  return (
    <>
      <Alert
        severity="info"
        variant="outlined"
        sx={{ mt: 1.5 }}
        action={
          can('recordPayments') && (
            <Button size="small" color="inherit" onClick={() => setDialogOpen(true)}>
              {i18n.t('Record cash from courier')}
            </Button>
          )
        }
      >
        {describeCashWithCarrier(i18n, cashWithCarrier, order.carrier)}
      </Alert>
      {isDialogOpen && <CarrierCashDialog order={order} onClose={() => setDialogOpen(false)} />}
    </>
  );
}
