import { normaliseCouponCode, standingProblem } from '#domain/orders/coupons/coupons.ts';
import { countGuess, expectAttemptsLeft } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

/**
 * Counts a code that is none as a guess: a shopper's for their account, a guest's for the network, a program's not at all,
 * since the store knows whose key it is. Throws RATE_LIMITED once there were too many, for a code that is one as well: what
 * is refused tells nothing. Wherever a code is looked at, this comes first.
 */
export async function countCouponGuess(
  context: GraphContext,
  text: string | null | undefined,
): Promise<void> {
  const code = normaliseCouponCode(text ?? '');
  if (!code || context.apiKey) return;
  const subject = context.viewer?.id;
  const tried = subject ? 'accountCoupon' : 'coupon';
  const coupon = await context.prisma.coupon.findUnique({ where: { code } });
  const problem = standingProblem(coupon?.isAutomatic ? null : coupon, context.now);
  if (problem?.code === 'COUPON_INVALID') await countGuess(context, tried, { guess: code, subject });
  else await expectAttemptsLeft(context, tried, subject);
}

/**
 * Counts a guess at somebody: a guest is told of an address or a number that it has ordered, or used a coupon, and could ask
 * so about anybody. The same question again is counted once.
 */
export async function countBuyerGuess(
  context: GraphContext,
  { email, phone }: OrderToPlace['contact'],
  couponId: string,
): Promise<void> {
  if (context.apiKey) return;
  await countGuess(context, 'coupon', { guess: `${couponId} of ${email} ${phone}`, subject: undefined });
}
