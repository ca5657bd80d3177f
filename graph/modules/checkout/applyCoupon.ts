import type { GraphContext } from '#graph/context.ts';
import { createUserError } from '#graph/errors/userErrors.ts';
import type { AppliedCoupon, ApplyCouponInput, UserError } from '#graph/schema/schema.generated.ts';
import { quote } from './quote.ts';

interface CouponResult {
  coupon: AppliedCoupon | null;
  errors: UserError[];
}

/** Returns the coupon's discount on these lines. Unavailable lines are ignored, because `quote` reports them. */
export async function applyCoupon(context: GraphContext, input: ApplyCouponInput): Promise<CouponResult> {
  if (!input.code.trim()) return { coupon: null, errors: [createUserError('COUPON_CODE_MISSING', 'code')] };

  const {
    lines,
    coupon: appliedCoupon,
    unusedCoupon,
    errors,
  } = await quote(context, { lines: input.lines, couponCode: input.code });
  if (lines.length === 0) return { coupon: null, errors };
  const codeErrors = errors.filter(({ field }) => field === 'couponCode');
  const coupon = unusedCoupon ?? (appliedCoupon?.isAutomatic ? null : appliedCoupon);
  if (coupon) return { coupon, errors: [] };
  return { coupon: null, errors: codeErrors.map((error) => ({ ...error, field: 'code' })) };
}
