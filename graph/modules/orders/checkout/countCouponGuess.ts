import { normaliseCouponCode, standingProblem } from '#domain/orders/coupons/coupons.ts';
import { countGuess, expectAttemptsLeft } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

/**
 * Counts a code that is none as a guess. Throws RATE_LIMITED once there were too many, for a code that is one as well:
 * what is refused tells nothing. Wherever a code is looked at, this comes first.
 */
export async function countCouponGuess(
  context: GraphContext,
  text: string | null | undefined,
): Promise<void> {
  const code = normaliseCouponCode(text ?? '');
  if (!code) return;
  const subject = context.viewer?.id;
  const coupon = await context.prisma.coupon.findUnique({ where: { code } });
  const problem = standingProblem(coupon?.automatic ? null : coupon, context.now);
  if (problem?.code === 'COUPON_INVALID') await countGuess(context, 'coupon', { guess: code, subject });
  else await expectAttemptsLeft(context, 'coupon', subject);
}

/**
 * Counts a guess at somebody: a guest is told of an address or a number that it has ordered, or used a coupon, and could ask
 * so about anybody. The same question again is counted once.
 */
export function countBuyerGuess(
  context: GraphContext,
  { email, phone }: OrderToPlace['contact'],
  couponId: string,
): Promise<void> {
  return countGuess(context, 'coupon', { guess: `${couponId} of ${email} ${phone}`, subject: undefined });
}
