import { useLingui } from '@lingui/react';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { BookingTermsFragment } from '../../booking/Booking.generated.ts';
import { acceptChanges, type CheckedLine, checkLines, hasChanged } from '../cartCheck/cartCheck.ts';
import { toLineInputs, toProductIds } from '../cartCheck/lineInputs.ts';
import { type CartCheck, useCheckedCart } from '../cartCheck/useCheckedCart.ts';
import { type HeldCartQuery, type HeldPriceFragment, useHeldCartQuery } from './HeldCart.generated.ts';
import { loadPriceHoldId, readPriceHoldId, removePriceHold, storePriceHold } from './priceHoldStorage.ts';
import { toQuotedProducts } from './toQuotedProducts.ts';

export interface QuotedCart extends CartCheck {
  /** Current price hold; null if there is none, undefined until loaded. */
  priceHold: HeldPriceFragment | null | undefined;
  /** Terms for booking the cart; null if it cannot be booked, or until loaded. */
  bookingTerms: BookingTermsFragment | null;
  /** Reason why the previous price hold ended. */
  endReason: 'EXPIRED' | 'RATE_CHANGED' | null;
}

/**
 * Holds the cart's prices from the start of the checkout, and compares the cart with these prices and the stock. When
 * the hold ends, prices are requested again: lower prices are applied, higher prices must be accepted.
 */
export function useQuotedCart(): QuotedCart {
  const cart = useAtomValue(cartAtom);
  const cartInput = { lines: toLineInputs(cart.items), couponCode: cart.coupon };
  const text = JSON.stringify(cartInput);
  const [request, setRequest] = useState(() => ({ text, quoteId: loadPriceHoldId() }));
  // The id is added only if the cart changes. Storing a new id alone must not send another request.
  const currentRequest = request.text === text ? request : { text, quoteId: readPriceHoldId() };
  if (currentRequest !== request) setRequest(currentRequest);

  const { data, previousData, refetch } = useHeldCartQuery({
    variables: { input: { ...cartInput, quoteId: currentRequest.quoteId }, ids: toProductIds(cart.items) },
    skip: cart.items.length === 0,
    fetchPolicy: 'network-only',
  });
  const refetchQuotedCart = async () =>
    (await refetch({ input: { ...cartInput, quoteId: readPriceHoldId() } })).data;

  const priceHold = data?.quoteWithPriceHold.held;
  useEffect(() => {
    if (priceHold) storePriceHold(priceHold);
    if (priceHold === null) removePriceHold();
  }, [priceHold]);
  useTimeoutAt(priceHold?.expiresAt, () => void refetchQuotedCart().catch(() => {}));
  useApplyLowerPrices(data);

  const latestData = data ?? previousData;
  const checkedCart = useCheckedCart({
    quote: data?.quoteWithPriceHold.quote,
    products: latestData && toQuotedProducts(latestData),
    refetchProducts: async () => {
      const freshData = await refetchQuotedCart();
      return freshData && toQuotedProducts(freshData);
    },
  });
  return {
    ...checkedCart,
    priceHold: latestData?.quoteWithPriceHold.held,
    endReason: latestData?.quoteWithPriceHold.ended ?? null,
    bookingTerms: data?.quoteWithPriceHold.quote.bookingTerms ?? null,
  };
}

/** Calls `run` once at this time, or never if the time has already passed. */
function useTimeoutAt(time: string | undefined, run: () => void): void {
  const onTimeout = useEffectEvent(run);
  useEffect(() => {
    if (!time) return;
    const delayMs = Date.parse(time) - Date.now();
    if (delayMs < 0) return;
    const timer = setTimeout(() => onTimeout(), delayMs);
    return () => clearTimeout(timer);
  }, [time]);
}

/** Applies lower prices to the cart, once per response, without confirmation. */
function useApplyLowerPrices(latestQuote: HeldCartQuery | undefined): void {
  const { i18n } = useLingui();
  const notify = useNotify();
  const store = useStore();

  const applyLowerPrices = useEffectEvent((data: HeldCartQuery) => {
    const { items } = store.get(cartAtom);
    const changedLines = checkLines(items, toQuotedProducts(data)).filter(hasChanged);
    if (changedLines.length === 0 || !changedLines.every(isCheaper)) return;
    store.set(cartAtom, (cart) => acceptChanges(cart, changedLines));
    notify.success(i18n.t('The price has fallen. Your order now costs less.'));
  });

  useEffect(() => {
    if (latestQuote) applyLowerPrices(latestQuote);
  }, [latestQuote]);
}

function isCheaper({ line, price, available }: CheckedLine): boolean {
  return price !== null && price < line.price && available === line.quantity;
}
