import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import type { Checkout } from '#domain/orders/checkoutSchema.ts';
import type { BookingTermsInput } from '#web/graphql/types.generated.ts';
import { cartAtom } from '../cart/cart.atoms.ts';
import { toLineInputs } from './cartCheck/lineInputs.ts';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import { failedOrder } from './failedOrder.ts';
import type { OrderProblem } from './orderProblem.ts';
import { useFinishOrder } from './useFinishOrder.ts';
import { useOrderProblem } from './useOrderProblem.ts';
import { useSendOrder } from './useSendOrder.ts';

interface PlaceOrderOptions extends Pick<CartCheck, 'recheck'> {
  /** Called once the order is placed, before the cart is emptied. */
  onPlaced: () => void;
}

/** Sends the order once and opens its page, or returns the problem, with the cart brought up to date. */
export function usePlaceOrder({ recheck, onPlaced }: PlaceOrderOptions) {
  const { i18n } = useLingui();
  const cart = useAtomValue(cartAtom);
  const send = useSendOrder(recheck);
  const finish = useFinishOrder(onPlaced);
  const findProblem = useOrderProblem(recheck);
  const isBusy = useRef(false);

  /** `expectedTotal` is the total that the shopper sees, NPR. */
  return async function placeOrder(
    checkout: Checkout,
    expectedTotal: number,
    booking: BookingTermsInput | null = null,
  ): Promise<OrderProblem | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      const answer = await send({
        ...{ lines: toLineInputs(cart.items), ...checkout, couponCode: cart.coupon, expectedTotal },
        language: i18n.locale === 'ne' ? 'NE' : 'EN',
        ...(booking && { booking }),
      });
      if (!answer) return { kind: 'unreached' };
      if (!answer.order) return await findProblem(answer, expectedTotal);
      await finish(answer.order, answer.guestToken, checkout.paymentMethod);
      return null;
    } catch (error) {
      return failedOrder(error);
    } finally {
      isBusy.current = false;
    }
  };
}
