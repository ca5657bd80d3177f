import { useNavigate } from 'react-router-dom';
import { checkoutSchema } from '#domain/orders/checkoutSchema.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { LineInput } from '#web/graphql/types.generated.ts';
import { toCheckout } from '#web/order/checkoutValues.ts';
import { endAttempt, idempotencyKeyFor } from '#web/order/orderAttempt.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { useCounterSaleMutation } from './CounterSale.generated.ts';
import type { CounterValues } from './counterValues.ts';

export interface Sale {
  lines: LineInput[];
  couponCode: string | undefined;
  customerId: string | undefined;
  /** NPR, as it is shown. */
  expectedTotal: number;
}

/** Sells at the counter through the same door as the shop, and goes to the order; answers what is wrong. */
export function useSell() {
  const navigate = useNavigate();
  const [placeOrder] = useCounterSaleMutation();

  return async (
    { isTakenAlong, isPaid, ...values }: CounterValues,
    { customerId, ...sale }: Sale,
  ): Promise<readonly UserError[] | undefined> => {
    const input = {
      ...checkoutSchema.parse(toCheckout(values)),
      ...sale,
      counterSale: { customerId, isTakenAlong, isPaid },
    };
    const idempotencyKey = idempotencyKeyFor(input);
    const answer = (await placeOrder({ variables: { input: { ...input, idempotencyKey } } })).data
      ?.placeOrder;
    if (!answer) return [];
    endAttempt();
    if (!answer.order) return answer.errors;
    void navigate(adminPaths.order(answer.order.number));
    return undefined;
  };
}
