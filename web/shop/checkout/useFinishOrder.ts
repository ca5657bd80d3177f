import { useNavigate } from 'react-router-dom';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { paths } from '#web/paths.ts';
import { useCart } from '../cart/useCart.ts';
import { useStartPayment } from '../payment/useStartPayment.ts';
import { forgetDraft } from './checkoutDraft.ts';
import { forgetHeldQuote } from './held/heldQuoteId.ts';
import { keepGuestToken } from './success/guestToken.ts';
import type { OrderAnswer } from './useSendOrder.ts';

/**
 * Empties the cart of a placed order and goes on: to the provider's page if the shopper pays there, else to the order's page,
 * which also explains why a payment could not begin.
 */
export function useFinishOrder(onPlaced: () => void) {
  const navigate = useNavigate();
  const { clear } = useCart();
  const startPayment = useStartPayment();

  return async function finish(
    { id }: NonNullable<OrderAnswer['order']>,
    guestToken: string | null,
    method: PaymentMethod,
  ): Promise<void> {
    if (guestToken) keepGuestToken(id, guestToken);
    onPlaced();
    forgetDraft();
    forgetHeldQuote();
    clear({ silently: true });
    const page = paths.orderSuccess(id);
    const refused = isOnline(method) ? await startPayment({ id, guestToken, method }, page) : null;
    if (isOnline(method) && !refused) return;
    navigate(page, { replace: true, state: { isPlaced: true, notBegun: refused } });
  };
}
