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
import { atHeldPrices } from './heldPrices.ts';
import { forgetHeldQuote, keepHeldQuote, openHeldQuoteId, readHeldQuoteId } from './heldQuoteId.ts';

export interface HeldCart extends CartCheck {
  /** Until when which price is held; null where none is, undefined until that is known. */
  held: HeldPriceFragment | null | undefined;
  /** On what terms the cart can be booked with an advance; null where it cannot, or that is not known yet. */
  bookingTerms: BookingTermsFragment | null;
  /** Why what was held before holds no longer. */
  ended: 'TIME_OVER' | 'RATE_MOVED' | null;
}

/**
 * Holds the prices of the cart from when the checkout opens, and the cart against them and the store's stock. When the time
 * is over it asks anew: a lower price is taken, a higher one stands to be accepted.
 */
export function useHeldCart(): HeldCart {
  const cart = useAtomValue(cartAtom);
  const asked = { lines: toLineInputs(cart.items), couponCode: cart.coupon };
  const text = JSON.stringify(asked);
  const [question, setQuestion] = useState(() => ({ text, quoteId: openHeldQuoteId() }));
  // The quote is sent with the next question about another cart; alone it is none.
  const current = question.text === text ? question : { text, quoteId: readHeldQuoteId() };
  if (current !== question) setQuestion(current);

  const { data, previousData, refetch } = useHeldCartQuery({
    variables: { input: { ...asked, quoteId: current.quoteId }, ids: toProductIds(cart.items) },
    skip: cart.items.length === 0,
    fetchPolicy: 'network-only',
  });
  const askAgain = async () => (await refetch({ input: { ...asked, quoteId: readHeldQuoteId() } })).data;

  const held = data?.heldQuote.held;
  useEffect(() => {
    if (held) keepHeldQuote(held);
    if (held === null) forgetHeldQuote();
  }, [held]);
  useAtEnd(held?.expiresAt, () => void askAgain().catch(() => {}));
  useLowerPrices(data);

  const known = data ?? previousData;
  const check = useCheckedCart({
    quote: data?.heldQuote.quote,
    products: known && atHeldPrices(known),
    askAgain: async () => {
      const fresh = await askAgain();
      return fresh && atHeldPrices(fresh);
    },
  });
  return {
    ...check,
    held: known?.heldQuote.held,
    ended: known?.heldQuote.ended ?? null,
    bookingTerms: data?.heldQuote.quote.bookingTerms ?? null,
  };
}

/** Does it once that moment has come; a moment that is over by now is none. */
function useAtEnd(moment: string | undefined, run: () => void): void {
  const atEnd = useEffectEvent(run);
  useEffect(() => {
    if (!moment) return;
    const wait = Date.parse(moment) - Date.now();
    if (wait < 0) return;
    const timer = setTimeout(() => atEnd(), wait);
    return () => clearTimeout(timer);
  }, [moment]);
}

/** Takes prices into the cart that are lower than those in it, once for each answer: nobody need be asked. */
function useLowerPrices(answer: HeldCartQuery | undefined): void {
  const { i18n } = useLingui();
  const notify = useNotify();
  const store = useStore();

  const take = useEffectEvent((data: HeldCartQuery) => {
    const { items } = store.get(cartAtom);
    const changed = checkLines(items, atHeldPrices(data)).filter(hasChanged);
    if (changed.length === 0 || !changed.every(isCheaper)) return;
    store.set(cartAtom, (cart) => acceptChanges(cart, changed));
    notify.success(i18n.t('The price has fallen. Your order costs less now.'));
  });

  useEffect(() => {
    if (answer) take(answer);
  }, [answer]);
}

function isCheaper({ line, price, available }: CheckedLine): boolean {
  return price !== null && price < line.price && available === line.quantity;
}
