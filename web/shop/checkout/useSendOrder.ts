import type { PlaceOrderInput } from '#web/graphql/types.generated.ts';
import { endAttempt, idempotencyKeyFor } from '#web/order/orderAttempt.ts';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import { forgetHeldQuote, readHeldQuoteId } from './held/heldQuoteId.ts';
import { type PlaceOrderMutation, usePlaceOrderMutation } from './PlaceOrder.generated.ts';

export type OrderAnswer = PlaceOrderMutation['placeOrder'];
type OrderInput = Omit<PlaceOrderInput, 'idempotencyKey' | 'quoteId'>;

/** Sends an order, again where the first answer was about another attempt. Undefined if no answer came. */
export function useSendOrder(recheck: CartCheck['recheck']) {
  const [send] = usePlaceOrderMutation();

  /** Another quote makes no other attempt: the key is that of the order alone. */
  async function sendOnce(order: OrderInput): Promise<OrderAnswer | undefined> {
    const input = { ...order, quoteId: readHeldQuoteId(), idempotencyKey: idempotencyKeyFor(order) };
    const { data } = await send({ variables: { input } });
    if (data) endAttempt();
    return data?.placeOrder;
  }

  return async function sendOrder(order: OrderInput): Promise<OrderAnswer | undefined> {
    let answer = await sendOnce(order);
    // The first answer was lost and the order cancelled since: the shopper wants another order now.
    if (answer?.order?.status === 'CANCELLED') answer = await sendOnce(order);
    if (!answer || !isQuoteRefused(answer)) return answer;
    // A new quote holds what the cart costs now; `expectedTotal` still guards the total that the shopper saw.
    forgetHeldQuote();
    await recheck();
    return sendOnce(order);
  };
}

/** The store could not honour the quote: it was signed with another secret, or is for another account or cart. */
function isQuoteRefused({ errors }: OrderAnswer): boolean {
  return errors.some(({ field }) => field === 'quoteId');
}
