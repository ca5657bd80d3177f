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
import { stepText } from './stepTexts.ts';
import { useStep } from './useStep.tsx';

/** How long a list takes to settle under somebody's finger once a row has left it. */
const SETTLING_MS = 600;
/** What of a screen still is the same place to a finger. */
const NEAR_PX = 24;

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

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
    refundDue: order.staff.refundDue,
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
          step: i18n.t(stepText(step, order.fulfilment)),
          number: order.number,
        })}
        onClick={(event) =>
          step === 'REMITTED' ? setAsked(true) : void take(order, step).finally(holdClicks(event))
        }
        sx={{ minHeight: 26, py: 0, whiteSpace: 'nowrap' }}
      >
        {i18n.t(stepText(step, order.fulfilment))}
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

/**
 * Swallows what is clicked at one place of a list again, until a moment after the answer: the row has moved on by then, and
 * a second click meant for it would confirm or open the order that has taken its place. Answers what ends it.
 */
function holdClicks({ clientX, clientY }: Point): () => void {
  function swallow(event: MouseEvent) {
    // A key has no place to be mistaken in.
    if (event.detail === 0 || !(event.target instanceof Element) || !event.target.closest('[data-id]'))
      return;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR_PX) return;
    event.preventDefault();
    event.stopPropagation();
  }
  document.addEventListener('click', swallow, { capture: true });
  return () => {
    setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), SETTLING_MS);
  };
}
