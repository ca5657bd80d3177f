import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import type { Checkout } from '#domain/orders/checkoutSchema.ts';
import type { BookingTermsInput } from '#web/graphql/types.generated.ts';
import { cartAtom } from '../cart/cart.atoms.ts';
import { toLineInputs } from './cartCheck/lineInputs.ts';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import type { OrderProblem } from './orderProblem.ts';
import { toRequestFailureProblem } from './requestFailureProblem.ts';
import { useFinishOrder } from './useFinishOrder.ts';
import { useOrderProblem } from './useOrderProblem.ts';
import { useSendOrder } from './useSendOrder.ts';

interface PlaceOrderOptions extends Pick<CartCheck, 'recheck'> {
  /** Called after the order is placed, before the cart is emptied. */
  onPlaced: () => void;
}

/** Places the order once and opens its page. If the order is refused, updates the cart and returns the problem. */
export function usePlaceOrder({ recheck, onPlaced }: PlaceOrderOptions) {
  const { i18n } = useLingui();
  const cart = useAtomValue(cartAtom);
  const sendOrder = useSendOrder(recheck);
  const finishOrder = useFinishOrder(onPlaced);
  const findProblem = useOrderProblem(recheck);
  const isBusy = useRef(false);

  /** `expectedTotal` is the displayed total in NPR. */
  return async function placeOrder(
    checkout: Checkout,
    expectedTotal: number,
    booking: BookingTermsInput | null = null,
  ): Promise<OrderProblem | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      const payload = await sendOrder({
        ...{ lines: toLineInputs(cart.items), ...checkout, couponCode: cart.coupon, expectedTotal },
        language: i18n.locale === 'ne' ? 'NE' : 'EN',
        ...(booking && { booking }),
      });
      if (!payload) return { kind: 'unreached' };
      if (!payload.order) return await findProblem(payload, expectedTotal);
      await finishOrder(payload.order, payload.guestToken, checkout.paymentMethod);
      return null;
    } catch (error) {
      return toRequestFailureProblem(error);
    } finally {
      isBusy.current = false;
    }
  };
}
