import { useApolloClient } from '@apollo/client/react';
import { useAtom } from 'jotai';
import { hasReason } from '#domain/errors/hasReason.ts';
import { removeCoupon } from '#domain/orders/cart/cartCoupon.ts';
import { settleReads } from '#web/api/settleReads.ts';
import { StoreDocument } from '#web/store/Store.generated.ts';
import { cartAtom } from '../cart/cart.atoms.ts';
import { applyQuote, findEnteredCoupon } from './cartCheck/applyQuote.ts';
import { acceptChanges, findLineByField, hasChanged, repriceLines } from './cartCheck/cartCheck.ts';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import type { OrderProblem, PriceIncrease } from './orderProblem.ts';
import { PaymentOutagesDocument } from './PaymentMethods.generated.ts';
import type { PlaceOrderPayload } from './useSendOrder.ts';

/** Updates the cart after a refused order, then returns the problem to show to the shopper. */
export function useOrderProblem(recheck: CartCheck['recheck']) {
  const client = useApolloClient();
  const [cart, updateCart] = useAtom(cartAtom);

  /** Applies the quote and reloads the store settings, so that the screen shows the quoted total. */
  async function reprice(
    quote: NonNullable<PlaceOrderPayload['quote']>,
    previousTotal: number,
  ): Promise<Omit<PriceIncrease, 'reason'>> {
    const lines = repriceLines(cart.items, quote.lines);
    // A new price hold must start before the cart has the new prices. Otherwise the lower prices of the old price hold
    // would be applied.
    await recheck().catch(() => []);
    await settleReads(client.refetchQueries({ include: [StoreDocument] }));
    updateCart((current) => {
      const repricedCart = acceptChanges(current, lines);
      return applyQuote(findEnteredCoupon(current, quote) ? repricedCart : removeCoupon(repricedCart), quote);
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
    const hasLineErrors = errors.some(({ field }) => findLineByField(cart.items, field));
    if (hasLineErrors && (await recheck()).length > 0) return { kind: 'stock' };
    const couponError = errors.find(({ field }) => field === 'couponCode');
    if (couponError) return { kind: 'coupon', message: couponError.message };
    const termsError = errors.find((error) => hasReason(error, 'BOOKING_TERMS_CHANGED'));
    if (termsError && errors.length === 1) {
      await recheck().catch(() => []);
      return { kind: 'other', messages: [termsError.message] };
    }
    const priceError = errors.find(({ code }) => code === 'PRICE_CHANGED');
    if (quote && priceError) return { ...(await reprice(quote, expectedTotal)), reason: priceError.reason };
    const outageError = errors.find(({ code }) => code === 'PROVIDER_UNAVAILABLE');
    if (outageError) {
      // The checkout then disables this method.
      await settleReads(client.refetchQueries({ include: [PaymentOutagesDocument] }));
      return { kind: 'other', messages: [outageError.message] };
    }
    return { kind: 'refused', errors };
  };
}
