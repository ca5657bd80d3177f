import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MONEY_STEPS, nextStep } from '#domain/orders/nextStep.ts';
import { isInView, ORDER_VIEWS } from '#domain/orders/orderViews.ts';
import { ORDER_VIEW_FIELD } from '#web/admin/adminPaths.ts';
import { CourierCashDialog } from '#web/admin/payments/ledger/CourierCashDialog.tsx';
import { useMay } from '#web/session/useMay.ts';
import type { Orders_OrderFragment as Order } from '../Orders.generated.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { holdClicks } from './holdClicks.ts';
import { stepText } from './stepTexts.ts';
import { useStep } from './useStep.tsx';

/** What comes next for an order, in one click; cash of a courier is counted first. */
export function NextStep({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const may = useMay();
  const [params] = useSearchParams();
  const { taking, take, decision, close } = useStep();
  const [isAsked, setAsked] = useState(false);
  const view = ORDER_VIEWS.find((each) => each === params.get(ORDER_VIEW_FIELD)) ?? null;
  const standing = {
    ...order,
    due: order.staff.due,
    owed: order.staff.owed,
    cashWithCourier: order.staff.cashWithCourier,
    returns: order.returns.map(({ status }) => status),
  };
  // What has just left the pile that is looked at offers nothing more there: a second click would take it a step too far.
  const step = view && !isInView(view, standing) ? null : nextStep(standing, view);

  if (!step || !may(MONEY_STEPS.includes(step) ? 'recordPayments' : 'manageOrders')) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={taking === order.id}
        aria-label={i18n.t('{step}: {number}', {
          step: i18n.t(stepText(step, order.handover)),
          number: order.number,
        })}
        onClick={(event) =>
          step === 'REMITTED' ? setAsked(true) : void take(order, step).finally(holdClicks(event))
        }
        sx={{ minHeight: 26, py: 0, whiteSpace: 'nowrap' }}
      >
        {i18n.t(stepText(step, order.handover))}
      </Button>
      {isAsked && <CourierCashDialog order={order} onClose={() => setAsked(false)} />}
      {decision && (
        <DecisionDialog
          decision={decision}
          onTake={(to, options) => void take(order, to, options)}
          onClose={close}
        />
      )}
    </>
  );
}
