import { MONEY_STEPS, nextStep, type OrderStep } from '#domain/orders/nextStep.ts';
import type { BulkAction } from '#web/admin/list/bulkAction.ts';
import { PaidAsk } from '../bulk/PaidAsk.tsx';
import { RemittedAsk } from '../bulk/RemittedAsk.tsx';
import { ShipAsk } from '../bulk/ShipAsk.tsx';
import type { Orders_OrderFragment as Order } from '../Orders.generated.ts';
import { manyTakenTexts, stepTexts, unfitTexts } from './stepTexts.ts';
import { type StepHow, stepChange } from './takeStep.ts';

/** What is prepared or sent before its buyer has answered may be the wrong thing. */
const PACKS: readonly OrderStep[] = ['PROCESSING', 'SHIPPED'];

/** Each step of an order's way for many at once, offered where it is the next one of all of them. */
export const stepActions: readonly BulkAction<Order>[] = [
  ...(['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const).map((step) => ({
    ...action(
      step,
      (order) => nextStep(stepping(order), null) === step && (!PACKS.includes(step) || !order.proposal),
    ),
    ...(step === 'CONFIRMED' && { key: 'c' }),
    ...(step === 'SHIPPED'
      ? {
          Ask: ShipAsk,
          confirm: /*i18n*/ 'Ship without numbers',
          done: /*i18n*/ '{done, plural, =0 {No order was shipped} one {# order is on its way} other {# orders are on their way}}',
        }
      : { atOnce: manyTakenTexts[step] }),
  })),
  { ...action('PAID', (order) => order.staff.due > 0), Ask: PaidAsk },
  { ...action('REMITTED', (order) => order.staff.cashWithCourier > 0), Ask: RemittedAsk },
];

function action(step: OrderStep, isFor: (order: Order) => boolean): BulkAction<Order> {
  return {
    label: stepTexts[step],
    needs: MONEY_STEPS.includes(step) ? 'recordPayments' : 'manageOrders',
    isFor: (orders) => orders.length > 0 && orders.every(isFor),
    unfit: unfitTexts[step],
    change: (answer) => stepChange(step, (answer as StepHow | undefined) ?? {}),
  };
}

function stepping({ staff, ...order }: Order) {
  return { ...order, due: staff.due, cashWithCourier: staff.cashWithCourier };
}
