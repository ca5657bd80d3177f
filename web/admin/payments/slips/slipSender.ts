import type {
  OrderSheet_OrderFragment as Order,
  OrderSlips_SlipFragment as Slip,
} from '#web/admin/order/Order.generated.ts';

/** Who sent a slip, as the order's history has it; else its buyer, who may be a guest. */
export function slipSender({ contact, staff }: Order, { createdAt }: Pick<Slip, 'createdAt'>): string {
  const sent = staff.history.find(({ kind, at }) => kind === 'PAYMENT' && at === createdAt);
  return sent?.by ?? contact.name;
}
