import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getNextStep, MONEY_STEPS } from '#domain/orders/getNextStep.ts';
import { isInView, ORDER_VIEWS } from '#domain/orders/orderViews.ts';
import { ORDER_VIEW_FIELD } from '#web/admin/adminPaths.ts';
import { CarrierCashDialog } from '#web/admin/payments/ledger/CarrierCashDialog.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import type { Orders_OrderFragment as Order } from '../Orders.generated.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { getStepText } from './stepTexts.ts';
import { useStep } from './useStep.tsx';

/** Time during which a second click might hit the row that moved up, in ms. */
const SETTLING_MS = 600;
/** Distance within which two clicks count as the same position, in px. */
const MAX_CLICK_DISTANCE_PX = 24;

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Button that takes an order's next step. Cash with a carrier is entered in a dialog first. */
export function NextStep({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const [params] = useSearchParams();
  const { pendingOrderId, take, decision, close } = useStep();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const view = ORDER_VIEWS.find((candidate) => candidate === params.get(ORDER_VIEW_FIELD)) ?? null;
  const orderState = {
    ...order,
    due: order.staff.due,
    refundDue: order.staff.refundDue,
    cashWithCarrier: order.staff.cashWithCarrier,
    returns: order.returns.map(({ status }) => status),
  };
  // An order that has just left the open view has no button in that view, because a second click would move the order
  // one step too far.
  const step = view && !isInView(view, orderState) ? null : getNextStep(orderState, view);

  if (!step || !can(MONEY_STEPS.includes(step) ? 'recordPayments' : 'manageOrders')) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={pendingOrderId === order.id}
        aria-label={i18n.t('{step}: {number}', {
          step: i18n.t(getStepText(step, order.fulfilment)),
          number: order.number,
        })}
        onClick={(event) =>
          step === 'REMITTED' ? setDialogOpen(true) : void take(order, step).finally(ignoreClicksNear(event))
        }
        sx={{ minHeight: 26, py: 0, whiteSpace: 'nowrap' }}
      >
        {i18n.t(getStepText(step, order.fulfilment))}
      </Button>
      {isDialogOpen && <CarrierCashDialog order={order} onClose={() => setDialogOpen(false)} />}
      {decision && (
        <DecisionDialog
          decision={decision}
          onDecide={(to, options) => void take(order, to, options)}
          onClose={close}
        />
      )}
    </>
  );
}

/**
 * Ignores clicks on list rows near the given position, because a second click would confirm or open the order that
 * moved up. Returns a function that stops ignoring clicks shortly after the response.
 */
function ignoreClicksNear({ clientX, clientY }: Point): () => void {
  function ignoreClick(event: MouseEvent) {
    // A keyboard click (`detail` 0) has no position.
    if (event.detail === 0 || !(event.target instanceof Element) || !event.target.closest('[data-id]'))
      return;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > MAX_CLICK_DISTANCE_PX) return;
    event.preventDefault();
    event.stopPropagation();
  }
  document.addEventListener('click', ignoreClick, { capture: true });
  return () => {
    setTimeout(() => document.removeEventListener('click', ignoreClick, { capture: true }), SETTLING_MS);
  };
}
