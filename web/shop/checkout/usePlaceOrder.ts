import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useAtom } from 'jotai';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasReason } from '#domain/errors/hasReason.ts';
import { removeCoupon } from '#domain/orders/cart/cartCoupon.ts';
import type { Checkout } from '#domain/orders/checkoutSchema.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { BookingTermsInput, PlaceOrderInput } from '#web/graphql/types.generated.ts';
import { endAttempt, idempotencyKeyFor } from '#web/order/orderAttempt.ts';
import { paths } from '#web/paths.ts';
import { StoreDocument } from '#web/store/Store.generated.ts';
import { cartAtom } from '../cart/cart.atoms.ts';
import { useCart } from '../cart/useCart.ts';
import { useStartPayment } from '../payment/useStartPayment.ts';
import { acceptChanges, hasChanged, lineOfField, repricedLines } from './cartCheck/cartCheck.ts';
import { toLineInputs } from './cartCheck/lineInputs.ts';
import { takeQuoted, typedIn } from './cartCheck/takeQuoted.ts';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import { forgetDraft } from './checkoutDraft.ts';
import { failedOrder } from './failedOrder.ts';
import { forgetHeldQuote, readHeldQuoteId } from './held/heldQuoteId.ts';
import type { OrderProblem, RisenPrice } from './orderProblem.ts';
import { PaymentOutagesDocument } from './PaymentMethods.generated.ts';
import { type PlaceOrderMutation, usePlaceOrderMutation } from './PlaceOrder.generated.ts';
import { keepGuestToken } from './success/guestToken.ts';

type Answer = PlaceOrderMutation['placeOrder'];
type Placed = NonNullable<Answer['order']>;

/** Whether the store could not honour the quote that was sent: it was signed with another secret, or is for another account or cart. */
function isQuoteRefused({ errors }: Answer): boolean {
  return errors.some(({ field }) => field === 'quoteId');
}

interface PlaceOrderOptions extends Pick<CartCheck, 'recheck'> {
  /** Called once the order is placed, before the cart is emptied. */
  onPlaced: () => void;
}

/** Sends the order once and goes to its page, or says what stands in the way with the cart made true. */
export function usePlaceOrder({ recheck, onPlaced }: PlaceOrderOptions) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [cart, change] = useAtom(cartAtom);
  const { clear } = useCart();
  const [send] = usePlaceOrderMutation();
  const startPayment = useStartPayment();
  const isBusy = useRef(false);

  /** `expectedTotal` is the total that the shopper sees, NPR. */
  async function placeOrder(
    checkout: Checkout,
    expectedTotal: number,
    booking: BookingTermsInput | null = null,
  ): Promise<OrderProblem | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      const lines = toLineInputs(cart.items);
      const order = {
        ...{ lines, ...checkout, couponCode: cart.coupon, expectedTotal },
        language: i18n.locale === 'ne' ? 'NE' : 'EN',
        ...(booking && { booking }),
      } as const;
      let answer = await sendOnce(order);
      // The answer to it was lost, and it was cancelled since: what is wanted now is another order.
      if (answer?.order?.status === 'CANCELLED') answer = await sendOnce(order);
      if (answer && isQuoteRefused(answer)) {
        // A new quote holds what the cart costs now; `expectedTotal` still guards the total that the shopper saw.
        forgetHeldQuote();
        await recheck();
        answer = await sendOnce(order);
      }
      if (!answer) return { kind: 'unreached' };

      if (answer.order) return await finish(answer.order, answer.guestToken, checkout.paymentMethod);
      return await findProblem(answer, expectedTotal);
    } catch (error) {
      return failedOrder(error);
    } finally {
      isBusy.current = false;
    }
  }

  /** Another quote makes no other attempt: the key is that of the order alone. */
  async function sendOnce(
    order: Omit<PlaceOrderInput, 'idempotencyKey' | 'quoteId'>,
  ): Promise<Answer | undefined> {
    const input = { ...order, quoteId: readHeldQuoteId(), idempotencyKey: idempotencyKeyFor(order) };
    const { data } = await send({ variables: { input } });
    if (data) endAttempt();
    return data?.placeOrder;
  }

  /** Who pays at a provider's page goes there at once; where that cannot be, the order's page says why and how to go on. */
  async function finish({ id }: Placed, guestToken: string | null, method: PaymentMethod): Promise<null> {
    if (guestToken) keepGuestToken(id, guestToken);
    onPlaced();
    forgetDraft();
    forgetHeldQuote();
    clear({ silently: true });
    const page = paths.orderSuccess(id);
    const refused = isOnline(method) ? await startPayment({ orderId: id, guestToken, method }, page) : null;
    if (isOnline(method) && !refused) return null;
    navigate(page, { replace: true, state: { isPlaced: true, notBegun: refused } });
    return null;
  }

  async function findProblem({ errors, quote }: Answer, expectedTotal: number): Promise<OrderProblem> {
    const isOfLines = errors.some(({ field }) => lineOfField(cart.items, field));
    if (isOfLines && (await recheck()).length > 0) return { kind: 'stock' };
    const coupon = errors.find(({ field }) => field === 'couponCode');
    if (coupon) return { kind: 'coupon', message: coupon.message };
    const terms = errors.find((error) => hasReason(error, 'BOOKING_TERMS_CHANGED'));
    if (terms && errors.length === 1) {
      await recheck().catch(() => []);
      return { kind: 'other', messages: [terms.message] };
    }
    const risen = errors.find(({ code }) => code === 'PRICE_CHANGED');
    if (quote && risen) return { ...(await reprice(quote, expectedTotal)), reason: risen.reason };
    const outage = errors.find(({ code }) => code === 'PROVIDER_UNAVAILABLE');
    if (outage) {
      // The checkout closes that way to pay.
      await client.refetchQueries({ include: [PaymentOutagesDocument] }).catch(() => []);
      return { kind: 'other', messages: [outage.message] };
    }
    return { kind: 'refused', errors };
  }

  /** Takes the quote into the cart, and the store's rules anew, so that the screen shows the total it named. */
  async function reprice(
    quote: NonNullable<Answer['quote']>,
    was: number,
  ): Promise<Omit<RisenPrice, 'reason'>> {
    const lines = repricedLines(cart.items, quote.lines);
    // A new time begins before the cart has the new prices: those of the old one would be taken for lower ones.
    await recheck().catch(() => []);
    await client.refetchQueries({ include: [StoreDocument] });
    change((now) => {
      const repriced = acceptChanges(now, lines);
      return takeQuoted(typedIn(now, quote) ? repriced : removeCoupon(repriced), quote);
    });
    const { offer } = cart;
    return {
      kind: 'price',
      was,
      now: quote.totals.finalTotal,
      changed: lines.filter(hasChanged),
      lostOffer: offer && offer.code !== quote.coupon?.code ? offer : null,
    };
  }

  return placeOrder;
}
