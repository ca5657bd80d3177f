import type { PlaceOrderInput } from '#web/graphql/types.generated.ts';
import { endAttempt, getIdempotencyKey } from '#web/order/orderAttempt.ts';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import { type PlaceOrderMutation, usePlaceOrderMutation } from './PlaceOrder.generated.ts';
import { readPriceHoldId, removePriceHold } from './priceHold/priceHoldStorage.ts';

export type PlaceOrderPayload = PlaceOrderMutation['placeOrder'];
type OrderInput = Omit<PlaceOrderInput, 'idempotencyKey' | 'quoteId'>;

/** Returns a function that sends an order and resends it if needed. It returns undefined if there was no response. */
export function useSendOrder(recheck: CartCheck['recheck']) {
  const [placeOrder] = usePlaceOrderMutation();

  /** The idempotency key excludes the quote, so a new quote does not start a new attempt. */
  async function sendOnce(order: OrderInput): Promise<PlaceOrderPayload | undefined> {
    const input = { ...order, quoteId: readPriceHoldId(), idempotencyKey: getIdempotencyKey(order) };
    const { data } = await placeOrder({ variables: { input } });
    if (data) endAttempt();
    return data?.placeOrder;
  }

  return async function sendOrder(order: OrderInput): Promise<PlaceOrderPayload | undefined> {
    let payload = await sendOnce(order);
    // The first response was lost and that order has been cancelled, so the shopper wants a new one.
    if (payload?.order?.status === 'CANCELLED') payload = await sendOnce(order);
    if (!payload || !isQuoteRefused(payload)) return payload;
    // A new price hold has current prices. `expectedTotal` still ensures that the shopper pays no more than the
    // displayed total.
    removePriceHold();
    await recheck();
    return sendOnce(order);
  };
}

/** True if the server refuses the quote: it was signed with another secret, or belongs to another account or cart. */
function isQuoteRefused({ errors }: PlaceOrderPayload): boolean {
  return errors.some(({ field }) => field === 'quoteId');
}
