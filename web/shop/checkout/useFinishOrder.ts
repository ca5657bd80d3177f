import { useNavigate } from 'react-router-dom';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { paths } from '#web/paths.ts';
import { useCart } from '../cart/useCart.ts';
import { useStartPayment } from '../payment/useStartPayment.ts';
import { removeDraft } from './checkoutDraft.ts';
import { removePriceHold } from './priceHold/priceHoldStorage.ts';
import { storeGuestToken } from './success/guestToken.ts';
import type { PlaceOrderPayload } from './useSendOrder.ts';

/**
 * Empties the cart after an order is placed. Then opens the provider's page for an online payment, otherwise the
 * order's page, which also explains why a payment could not start.
 */
export function useFinishOrder(onPlaced: () => void) {
  const navigate = useNavigate();
  const { clear } = useCart();
  const startPayment = useStartPayment();

  return async function finish(
    { id }: NonNullable<PlaceOrderPayload['order']>,
    guestToken: string | null,
    method: PaymentMethod,
  ): Promise<void> {
    if (guestToken) storeGuestToken(id, guestToken);
    onPlaced();
    removeDraft();
    removePriceHold();
    clear({ isSilent: true });
    const page = paths.orderSuccess(id);
    const startProblem = isOnline(method) ? await startPayment({ id, guestToken, method }, page) : null;
    if (isOnline(method) && !startProblem) return;
    navigate(page, { replace: true, state: { isPlaced: true, startProblem } });
  };
}
