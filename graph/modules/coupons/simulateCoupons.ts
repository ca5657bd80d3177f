import { savedBy } from '#domain/orders/coupons/chooseCoupon.ts';
import {
  type CouponCart,
  type CouponDiscount,
  couponDiscount,
  couponProblem,
  normaliseCouponCode,
} from '#domain/orders/coupons/coupons.ts';
import { shippingByRule } from '#domain/orders/orderTotals.ts';
import type { GraphContext } from '#graph/context.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import { toCouponLines } from '#graph/modules/quotes/couponLines.ts';
import type { CouponCandidate, CouponRow } from '#graph/modules/quotes/couponRow.ts';
import { readForSale, readVariants } from '#graph/modules/quotes/freshVariants.ts';
import { type PricedLine, priceLines } from '#graph/modules/quotes/priceLines.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { SimulateCouponsInput, UserError } from '#graph/schema/schema.generated.ts';
import { accountUser, findCandidates } from './couponCandidates.ts';

const MOST = 200;

interface TriedCoupon {
  coupon: CouponRow;
  applies: boolean;
  discount: number;
  shippingDiscount: number;
  lines: number[];
  problem: UserError | null;
  /** How much less the buyer pays, NPR. */
  saved: number;
}

interface Trial {
  lines: PricedLine[];
  items: number;
  shipping: number | null;
  coupons: TriedCoupon[];
  automatic: CouponRow | null;
  errors: UserError[];
}

/** What coupons would make of a cart, for whom and when staff say; whether its pieces are there does not matter. */
export async function simulateCoupons(context: GraphContext, input: SimulateCouponsInput): Promise<Trial> {
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
  const items = seen.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const shipping = input.isTakenAlong ? null : shippingByRule(items, snapshot.settings);
  const { taxPercent } = snapshot.settings;
  const sale = { lines: seen, shipping, taxPercent, now: input.at ?? now };

  const coupons = candidates
    .map((candidate) => tryOne(candidate, sale))
    .sort((one, other) => Number(other.applies) - Number(one.applies) || other.saved - one.saved);
  return {
    lines: lines.map((line) => ({
      ...line,
      variant: { ...line.variant, stock: fresh.find(({ id }) => id === line.variant.id)?.stock ?? 0 },
    })),
    items,
    shipping,
    coupons,
    automatic: coupons.find(({ coupon, saved }) => coupon.isAutomatic && saved > 0)?.coupon ?? null,
    errors,
  };
}

const PLENTY = Number.MAX_SAFE_INTEGER;

function toWanted({ coupon }: SimulateCouponsInput): Prisma.Sql {
  if (coupon == null) return Prisma.sql`TRUE`;
  return Prisma.sql`c.id = ${coupon} OR c.code = ${normaliseCouponCode(coupon)}`;
}

type Sale = CouponCart & { taxPercent: number; now: Date };

function tryOne({ coupon, buyer }: CouponCandidate, sale: Sale): TriedCoupon {
  const problem = couponProblem(coupon, { ...sale, buyer });
  const discount = problem ? noDiscount(sale) : couponDiscount(coupon, sale);
  const [error = null] = problem ? userErrors(problem) : [];
  return {
    coupon,
    applies: !problem,
    discount: discount.items,
    shippingDiscount: discount.shipping,
    lines: discount.lines,
    problem: error,
    saved: savedBy(discount, sale),
  };
}

function noDiscount({ lines }: CouponCart): CouponDiscount {
  return { items: 0, lines: lines.map(() => 0), shipping: 0 };
}
