import { calculateCustomerSaving } from '#domain/orders/coupons/chooseCoupon.ts';
import {
  type CouponCart,
  type CouponDiscount,
  calculateCouponDiscount,
  findCouponProblem,
  normaliseCouponCode,
} from '#domain/orders/coupons/coupons.ts';
import { calculateShippingByRule } from '#domain/orders/orderTotals.ts';
import type { GraphContext } from '#graph/context.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import { toCouponLines } from '#graph/modules/quotes/couponLines.ts';
import type { CouponRow, StoredCouponCandidate } from '#graph/modules/quotes/couponRow.ts';
import { readProductsForSale, readVariants } from '#graph/modules/quotes/freshVariants.ts';
import { type PricedLine, priceLines } from '#graph/modules/quotes/priceLines.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { SimulateCouponsInput, UserError } from '#graph/schema/schema.generated.ts';
import { findCandidates, toAccountUser } from './couponCandidates.ts';

const MAX_COUPONS = 200;

interface SimulatedCoupon {
  coupon: CouponRow;
  applies: boolean;
  discount: number;
  shippingDiscount: number;
  lines: number[];
  problem: UserError | null;
  /** The customer's saving, in NPR. */
  saved: number;
}

interface CouponSimulation {
  lines: PricedLine[];
  items: number;
  shipping: number | null;
  coupons: SimulatedCoupon[];
  automatic: CouponRow | null;
  errors: UserError[];
}

/** Simulates coupons on a cart, for the customer and time that staff choose. Ignores stock. */
export async function simulateCoupons(
  context: GraphContext,
  input: SimulateCouponsInput,
): Promise<CouponSimulation> {
  const { direct, snapshot, now } = context;
  const selectedLines = await chooseVariants(context, input.lines);
  const [currentVariants, forSale, candidates] = await direct.send(
    readVariants(selectedLines),
    readProductsForSale(selectedLines),
    findCandidates(buildCondition(input), toAccountUser(input.customerId), { most: MAX_COUPONS }),
  );
  const lineData = {
    chosen: selectedLines,
    forSale,
    currentVariants: currentVariants.map((variant) => ({ ...variant, stock: UNLIMITED_STOCK })),
  };
  const { lines, errors } = priceLines(input.lines, lineData);
  const cartLines = toCouponLines(lines, getRatesAt(snapshot.getRates(now), now));
  const items = cartLines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const shipping = input.isTakenAlong ? null : calculateShippingByRule(items, snapshot.settings);
  const { taxPercent } = snapshot.settings;
  const simulatedCart = { lines: cartLines, shipping, taxPercent, now: input.at ?? now };

  const coupons = candidates
    .map((candidate) => simulateCoupon(candidate, simulatedCart))
    .sort((a, b) => Number(b.applies) - Number(a.applies) || b.saved - a.saved);
  return {
    lines: lines.map((line) => ({
      ...line,
      variant: {
        ...line.variant,
        stock: currentVariants.find(({ id }) => id === line.variant.id)?.stock ?? 0,
      },
    })),
    items,
    shipping,
    coupons,
    automatic: coupons.find(({ coupon, saved }) => coupon.isAutomatic && saved > 0)?.coupon ?? null,
    errors,
  };
}

const UNLIMITED_STOCK = Number.MAX_SAFE_INTEGER;

function buildCondition({ coupon }: SimulateCouponsInput): Prisma.Sql {
  if (coupon == null) return Prisma.sql`TRUE`;
  return Prisma.sql`c.id = ${coupon} OR c.code = ${normaliseCouponCode(coupon)}`;
}

type SimulatedCart = CouponCart & { taxPercent: number; now: Date };

function simulateCoupon(
  { coupon, customer }: StoredCouponCandidate,
  simulatedCart: SimulatedCart,
): SimulatedCoupon {
  const problem = findCouponProblem(coupon, { ...simulatedCart, customer });
  const discount = problem
    ? createZeroDiscount(simulatedCart)
    : calculateCouponDiscount(coupon, simulatedCart);
  const [error = null] = problem ? toUserErrors(problem) : [];
  return {
    coupon,
    applies: !problem,
    discount: discount.items,
    shippingDiscount: discount.shipping,
    lines: discount.lines,
    problem: error,
    saved: calculateCustomerSaving(discount, simulatedCart),
  };
}

function createZeroDiscount({ lines }: CouponCart): CouponDiscount {
  return { items: 0, lines: lines.map(() => 0), shipping: 0 };
}
