import { getNextStep, MONEY_STEPS, type OrderStep } from '#domain/orders/getNextStep.ts';
import type { BulkAction } from '#web/admin/list/bulkAction.ts';
import { PaymentFields } from '../bulk/PaymentFields.tsx';
import { RemittanceFields } from '../bulk/RemittanceFields.tsx';
import { ShippingFields } from '../bulk/ShippingFields.tsx';
import type { Orders_OrderFragment as Order } from '../Orders.generated.ts';
import { bulkDoneTexts, inapplicableTexts, stepTexts } from './stepTexts.ts';
import { type StepDetails, toStepChange } from './takeStep.ts';

/** Steps that should wait for the customer's response to a proposal. Otherwise the wrong items could be packed. */
const PACKING_STEPS: readonly OrderStep[] = ['PROCESSING', 'SHIPPED'];

/** Bulk action for each step, offered if it is the next step of all selected orders. */
export const stepActions: readonly BulkAction<Order>[] = [
  ...(['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const).map((step) => ({
    ...createStepAction(
      step,
      (order) =>
        getNextStep(toStepState(order), null) === step && (!PACKING_STEPS.includes(step) || !order.proposal),
    ),
    ...(step === 'CONFIRMED' && { key: 'c' }),
    ...(step === 'SHIPPED'
      ? {
          InputForm: ShippingFields,
          confirm: /*i18n*/ 'Ship without tracking numbers',
          doneText:
            /*i18n*/ '{done, plural, =0 {No orders shipped} one {# order shipped} other {# orders shipped}}',
        }
      : { undoableMessage: bulkDoneTexts[step] }),
  })),
  { ...createStepAction('PAID', (order) => order.staff.due > 0), InputForm: PaymentFields },
  {
    ...createStepAction('REMITTED', (order) => order.staff.cashWithCarrier > 0),
    InputForm: RemittanceFields,
  },
];

function createStepAction(step: OrderStep, isApplicable: (order: Order) => boolean): BulkAction<Order> {
  return {
    label: stepTexts[step],
    needs: MONEY_STEPS.includes(step) ? 'recordPayments' : 'manageOrders',
    isApplicable: (orders) => orders.length > 0 && orders.every(isApplicable),
    inapplicableReason: inapplicableTexts[step],
    change: (answer) => toStepChange(step, (answer as StepDetails | undefined) ?? {}),
  };
}

function toStepState({ staff, ...order }: Order) {
  return { ...order, due: staff.due, cashWithCarrier: staff.cashWithCarrier };
}
