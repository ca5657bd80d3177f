import { findValidityProblem, normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { countGuess, expectAttemptsLeft } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

/**
 * Counts an invalid coupon code as a guess: per account for shoppers, per network for guests. Integrations are
 * exempt, because their API key identifies them. Throws RATE_LIMITED after too many guesses, even for a valid code,
 * so that the error reveals nothing. Must be called before any coupon code is looked up.
 */
export async function countCouponGuess(
  context: GraphContext,
  text: string | null | undefined,
): Promise<void> {
  const code = normaliseCouponCode(text ?? '');
  if (!code || context.apiKey) return;
  const subject = context.viewer?.id;
  const attemptKind = subject ? 'accountCoupon' : 'coupon';
  const coupon = await context.prisma.coupon.findUnique({ where: { code } });
  const problem = findValidityProblem(coupon?.isAutomatic ? null : coupon, context.now);
  if (problem?.code === 'COUPON_INVALID') await countGuess(context, attemptKind, { guess: code, subject });
  else await expectAttemptsLeft(context, attemptKind, subject);
}

/**
 * Counts a guess about a person, because the refusal of a coupon reveals to a guest whether anyone's email address or
 * phone number has placed an order or used the coupon. Repeating the same check counts once.
 */
export async function countCustomerGuess(
  context: GraphContext,
  { email, phone }: OrderToPlace['contact'],
  couponId: string,
): Promise<void> {
  if (context.apiKey) return;
  await countGuess(context, 'coupon', { guess: `${couponId} of ${email} ${phone}`, subject: undefined });
}
