import { couponProblem, normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { countGuess, expectAttemptsLeft } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';

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
  const problem = couponProblem(coupon, { items: Number.POSITIVE_INFINITY, now: context.now });
  if (problem?.code === 'COUPON_INVALID') await countGuess(context, 'coupon', { guess: code, subject });
  else await expectAttemptsLeft(context, 'coupon', subject);
}
