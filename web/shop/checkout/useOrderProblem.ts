import { useApolloClient } from '@apollo/client/react';
import { useAtom } from 'jotai';
import { hasReason } from '#domain/errors/hasReason.ts';
import { removeCoupon } from '#domain/orders/cart/cartCoupon.ts';
import { settleReads } from '#web/api/settleReads.ts';
import { StoreDocument } from '#web/store/Store.generated.ts';
import { cartAtom } from '../cart/cart.atoms.ts';
import { applyQuote, enteredCoupon } from './cartCheck/applyQuote.ts';
import { acceptChanges, hasChanged, lineOfField, repricedLines } from './cartCheck/cartCheck.ts';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import type { OrderProblem, PriceIncrease } from './orderProblem.ts';
import { PaymentOutagesDocument } from './PaymentMethods.generated.ts';
import type { PlaceOrderPayload } from './useSendOrder.ts';

/** Updates the cart after a refused order, then returns the problem with what the shopper can do. */
export function useOrderProblem(recheck: CartCheck['recheck']) {
  const client = useApolloClient();
  const [cart, change] = useAtom(cartAtom);

  /** Applies the quote and reloads the store settings, so that the screen shows the quoted total. */
  async function reprice(
    quote: NonNullable<PlaceOrderPayload['quote']>,
    previousTotal: number,
  ): Promise<Omit<PriceIncrease, 'reason'>> {
    const lines = repricedLines(cart.items, quote.lines);
    // A new price hold must start before the cart has the new prices. Otherwise the prices of the old one would count
    // as lower and be applied.
    await recheck().catch(() => []);
    await settleReads(client.refetchQueries({ include: [StoreDocument] }));
    change((now) => {
      const repriced = acceptChanges(now, lines);
      return applyQuote(enteredCoupon(now, quote) ? repriced : removeCoupon(repriced), quote);
    });
    const { offer } = cart;
    return {
      kind: 'price',
      previousTotal,
      newTotal: quote.totals.finalTotal,
      changed: lines.filter(hasChanged),
      lostCoupon: offer && offer.code !== quote.coupon?.code ? offer : null,
    };
  }

  return async function findProblem(
    { errors, quote }: PlaceOrderPayload,
    expectedTotal: number,
  ): Promise<OrderProblem> {
    const concernsLines = errors.some(({ field }) => lineOfField(cart.items, field));
    if (concernsLines && (await recheck()).length > 0) return { kind: 'stock' };
    const coupon = errors.find(({ field }) => field === 'couponCode');
    if (coupon) return { kind: 'coupon', message: coupon.message };
    const terms = errors.find((error) => hasReason(error, 'BOOKING_TERMS_CHANGED'));
    if (terms && errors.length === 1) {
      await recheck().catch(() => []);
      return { kind: 'other', messages: [terms.message] };
    }
    const priceProblem = errors.find(({ code }) => code === 'PRICE_CHANGED');
    if (quote && priceProblem)
      return { ...(await reprice(quote, expectedTotal)), reason: priceProblem.reason };
    const outage = errors.find(({ code }) => code === 'PROVIDER_UNAVAILABLE');
    if (outage) {
      // The checkout then disables this method.
      await settleReads(client.refetchQueries({ include: [PaymentOutagesDocument] }));
      return { kind: 'other', messages: [outage.message] };
    }
    return { kind: 'refused', errors };
  };
}
