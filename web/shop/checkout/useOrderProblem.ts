import { useApolloClient } from '@apollo/client/react';
import { useAtom } from 'jotai';
import { hasReason } from '#domain/errors/hasReason.ts';
import { removeCoupon } from '#domain/orders/cart/cartCoupon.ts';
import { readAgain } from '#web/api/readAgain.ts';
import { StoreDocument } from '#web/store/Store.generated.ts';
import { cartAtom } from '../cart/cart.atoms.ts';
import { acceptChanges, hasChanged, lineOfField, repricedLines } from './cartCheck/cartCheck.ts';
import { takeQuoted, typedIn } from './cartCheck/takeQuoted.ts';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import type { OrderProblem, RisenPrice } from './orderProblem.ts';
import { PaymentOutagesDocument } from './PaymentMethods.generated.ts';
import type { OrderAnswer } from './useSendOrder.ts';

/** Finds what the shopper can do about a refused order, and brings the cart up to date first. */
export function useOrderProblem(recheck: CartCheck['recheck']) {
  const client = useApolloClient();
  const [cart, change] = useAtom(cartAtom);

  /** Takes the quote into the cart, and the store's rules anew, so that the screen shows the total it named. */
  async function reprice(
    quote: NonNullable<OrderAnswer['quote']>,
    was: number,
  ): Promise<Omit<RisenPrice, 'reason'>> {
    const lines = repricedLines(cart.items, quote.lines);
    // A new time begins before the cart has the new prices: those of the old one would be taken for lower ones.
    await recheck().catch(() => []);
    await readAgain(client.refetchQueries({ include: [StoreDocument] }));
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

  return async function findProblem(
    { errors, quote }: OrderAnswer,
    expectedTotal: number,
  ): Promise<OrderProblem> {
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
      await readAgain(client.refetchQueries({ include: [PaymentOutagesDocument] }));
      return { kind: 'other', messages: [outage.message] };
    }
    return { kind: 'refused', errors };
  };
}
