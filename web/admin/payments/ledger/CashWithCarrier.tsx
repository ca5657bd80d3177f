import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { useMay } from '#web/session/useMay.ts';
import { CourierCashDialog } from './CourierCashDialog.tsx';
import { withCourierText } from './withCourierText.ts';

/** Cash that was paid at the door and is not here yet, and the way to say that it has come. */
export function WithCourier({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const may = useMay();
  const [isAsked, setAsked] = useState(false);
  const { cashWithCourier } = order.staff;
  if (cashWithCourier === 0) return null;

  return (
    <>
      <Alert
        severity="info"
        variant="outlined"
        sx={{ mt: 1.5 }}
        action={
          may('recordPayments') && (
            <Button size="small" color="inherit" onClick={() => setAsked(true)}>
              {i18n.t('Received from courier')}
            </Button>
          )
        }
      >
        {withCourierText(i18n, cashWithCourier, order.carrier)}
      </Alert>
      {isAsked && <CourierCashDialog order={order} onClose={() => setAsked(false)} />}
    </>
  );
}
