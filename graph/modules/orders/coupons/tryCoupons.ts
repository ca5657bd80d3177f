import {
  type CouponLine,
  couponDiscount,
  couponProblem,
  normaliseCouponCode,
} from '#domain/orders/coupons/coupons.ts';
import type { GraphContext } from '#graph/context.ts';
import { userErrors } from '#graph/errors.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { TryCouponsInput, UserError } from '#graph/schema/schema.generated.ts';
import { chooseVariants } from '../checkout/chooseVariants.ts';
import { accountUser, type CouponCandidate, findCandidates } from '../checkout/couponCandidates.ts';
import { toCouponLines } from '../checkout/couponLines.ts';
import { readForSale, readVariants } from '../checkout/freshVariants.ts';
import { type PricedLine, priceLines } from '../checkout/priceLines.ts';
import type { CouponRow } from './couponRow.ts';

const MOST = 200;

interface TriedCoupon {
  coupon: CouponRow;
  applies: boolean;
  discount: number;
  lines: number[];
  problem: UserError | null;
}

interface Trial {
  lines: PricedLine[];
  items: number;
  coupons: TriedCoupon[];
  automatic: CouponRow | null;
  errors: UserError[];
}

/** What coupons would make of a cart, for whom and when staff say; whether its pieces are there does not matter. */
export async function tryCoupons(context: GraphContext, input: TryCouponsInput): Promise<Trial> {
  const { direct, snapshot, now } = context;
  const chosen = await chooseVariants(context, input.lines);
  const [fresh, forSale, candidates] = await direct.send(
    readVariants(chosen),
    readForSale(chosen),
    findCandidates(toWanted(input), accountUser(input.customerId), { most: MOST }),
  );
  const facts = { chosen, forSale, fresh: fresh.map((variant) => ({ ...variant, stock: PLENTY })) };
  const { lines, errors } = priceLines(input.lines, facts);
  const seen = toCouponLines(lines, ratesAt(snapshot.rates(now), now));

  const coupons = candidates
    .map((candidate) => tryOne(candidate, seen, input.at ?? now))
    .sort((one, other) => Number(other.applies) - Number(one.applies) || other.discount - one.discount);
  return {
    lines: lines.map((line) => ({
      ...line,
      variant: { ...line.variant, stock: fresh.find(({ id }) => id === line.variant.id)?.stock ?? 0 },
    })),
    items: seen.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    coupons,
    automatic:
      coupons.find(({ coupon, applies, discount }) => coupon.automatic && applies && discount > 0)?.coupon ??
      null,
    errors,
  };
}

const PLENTY = Number.MAX_SAFE_INTEGER;

function toWanted({ coupon }: TryCouponsInput): Prisma.Sql {
  if (coupon == null) return Prisma.sql`TRUE`;
  return Prisma.sql`c.id = ${coupon} OR c.code = ${normaliseCouponCode(coupon)}`;
}

function tryOne({ coupon, buyer }: CouponCandidate, lines: readonly CouponLine[], at: Date): TriedCoupon {
  const problem = couponProblem(coupon, { lines, buyer, now: at });
  if (problem) {
    const [error = null] = userErrors(problem);
    return { coupon, applies: false, discount: 0, lines: lines.map(() => 0), problem: error };
  }
  const { total, lines: shares } = couponDiscount(coupon, lines);
  return { coupon, applies: true, discount: total, lines: shares, problem: null };
}
