import { discountOf } from '#domain/coupons.ts';
import { deliveryEstimate } from '#domain/delivery.ts';
import { paymentProblem } from '#domain/payment.ts';
import { totalsOf } from '#domain/pricing.ts';
import { DEFAULT_SETTINGS } from '#domain/storeSettings.ts';
import { pieceBreakdown, piecePrice } from '#graph/modules/catalog/pricing/pieceBreakdown.ts';
import type { RatesInForce } from '#graph/modules/catalog/pricing/ratesInForce.ts';
import type { Coupon, MetalRate, Prisma, User } from '#graph/prisma/generated/client.ts';
import { randomAddress } from './addresses.ts';
import { type Step, storyOf } from './orderStories.ts';
import type { Random } from './random.ts';
import { kathmanduTime } from './time.ts';

export const ORDERS = 350;
export const DAYS = 180;
/** So many of the demo shopper's own, spread over the time. */
const EVERY_NTH_IS_THE_SHOPPERS = 58;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

type Piece = Prisma.ProductGetPayload<{ include: { variants: true; images: true } }>;

export interface Surroundings {
  pieces: Piece[];
  rates: MetalRate[];
  coupons: Coupon[];
  customers: User[];
  shopper: User;
  staff: User;
  now: Date;
}

export type OrderRow = ReturnType<typeof orderRow>;

/** The index-th demo order with all that belongs to it. */
export function orderRow(index: number, { now, ...store }: Surroundings, random: Random) {
  const placedAt = placedAtOf(index, now, random);
  const lines = linesOf(store, placedAt, random);
  const customer = customerOf(index, store, random);
  const items = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  const coupon = random.chance(0.15) ? store.coupons.find(({ minItems }) => items >= minItems) : undefined;
  const totals = totalsOf({
    lines: lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity })),
    discount: coupon ? discountOf(coupon, items) : 0,
    rules: DEFAULT_SETTINGS,
  });
  const cashIsOpen = paymentProblem('COD', totals.finalTotal, DEFAULT_SETTINGS.codLimit) === null;
  const paymentMethod = cashIsOpen && random.chance(0.75) ? ('COD' as const) : ('BANK_TRANSFER' as const);
  const address = randomAddress(random);
  const estimate = deliveryEstimate(address.district, placedAt);
  const story = storyOf(placedAt, now, random);
  const last = story.at(-1) ?? { status: 'PENDING' as const, at: placedAt };
  const shippedAt = story.find(({ status }) => status === 'SHIPPED');
  const payment = paymentOf(paymentMethod, story);

  return {
    coupon,
    lines,
    story,
    staffId: store.staff.id,
    payment: { ...payment, amount: totals.finalTotal },
    order: {
      number: `JW-${Array.from({ length: 10 }, () => random.pick([...CROCKFORD])).join('')}`,
      userId: customer.id,
      status: last.status,
      paymentStatus: payment.status,
      paymentMethod,
      contactName: customer.name,
      contactEmail: customer.email,
      contactPhone: customer.phone ?? '+9779800000000',
      shipName: customer.name,
      shipPhone: customer.phone ?? '+9779800000000',
      ...address,
      couponCode: coupon?.code,
      itemsTotal: totals.items,
      discount: totals.discount,
      shipping: totals.shipping,
      taxPercent: DEFAULT_SETTINGS.taxPercent,
      tax: totals.tax,
      finalTotal: totals.finalTotal,
      carrier: shippedAt ? 'Insured courier' : null,
      trackingNumber: shippedAt ? `NP${random.between(100_000_000, 999_999_999)}` : null,
      cancelReason: story.find(({ status }) => status === 'CANCELLED')?.note,
      estimatedFrom: estimate.from,
      estimatedTo: estimate.to,
      placedAt,
    },
  };
}

/** Denser towards today, in the hours people shop; the newest of all just came in. */
function placedAtOf(index: number, now: Date, random: Random): Date {
  const daysAgo = Math.floor(DAYS * (1 - (index + 1) / ORDERS) ** 1.2);
  const at = kathmanduTime(now, { daysAgo, hour: random.between(8, 21) + random.next() });
  return at < now ? at : new Date(now.getTime() - random.between(5, 120) * 60_000);
}

/** The shopper's own now and then, a guest's every fifth, else one of the customers'. */
function customerOf(
  index: number,
  { shopper, customers }: Pick<Surroundings, 'shopper' | 'customers'>,
  random: Random,
) {
  if (index % EVERY_NTH_IS_THE_SHOPPERS === EVERY_NTH_IS_THE_SHOPPERS - 1 || index === ORDERS - 3)
    return shopper;
  if (random.chance(0.2)) {
    const number = random.between(100, 999);
    return {
      id: null,
      name: `Guest ${number}`,
      email: `guest${number}@example.com`,
      phone: `+9779800002${number}`,
    };
  }
  return random.pick(customers);
}

function linesOf({ pieces, rates }: Pick<Surroundings, 'pieces' | 'rates'>, placedAt: Date, random: Random) {
  const inForce = ratesAt(rates, placedAt);
  const count = random.chance(0.75) ? 1 : random.between(2, 3);
  return Array.from({ length: count }, (_, position) => {
    // The lighter of two: most orders are for the less dear pieces.
    const [one, other] = [random.pick(pieces), random.pick(pieces)];
    const piece = one.price < other.price ? one : other;
    const variant = random.pick(piece.variants);
    const quantity = piece.price < 10_000 && random.chance(0.2) ? 2 : 1;
    const unitPrice = piecePrice(piece, variant.weightMg, inForce);
    const breakdown = pieceBreakdown(piece, variant.weightMg, inForce);
    return {
      productId: piece.id,
      variantId: variant.id,
      position,
      sku: variant.sku,
      name: piece.name,
      imageKey: piece.images[0]?.key,
      size: variant.size,
      quantity,
      unitPrice,
      lineTotal: unitPrice * quantity,
      weightMg: variant.weightMg,
      category: piece.category,
      type: piece.type,
      metal: piece.metal,
      purity: piece.purity,
      breakdown: breakdown ? { ...breakdown } : undefined,
    };
  });
}

function ratesAt(rates: MetalRate[], at: Date): RatesInForce {
  const latest = (metal: MetalRate['metal']) =>
    rates.find((rate) => rate.metal === metal && rate.effectiveFrom <= at) ??
    rates.findLast((rate) => rate.metal === metal);
  return { GOLD: latest('GOLD'), SILVER: latest('SILVER') };
}

/** Cash is paid on delivery, a transfer before the order is confirmed; what is called off or comes back is paid back. */
function paymentOf(method: 'COD' | 'BANK_TRANSFER', story: readonly Step[]) {
  const paidWith = story.find(({ status }) => status === (method === 'COD' ? 'DELIVERED' : 'CONFIRMED'));
  const undone = story.some(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
  if (!paidWith) return { method, status: 'UNPAID' as const, settledAt: null };
  return { method, status: undone ? ('REFUNDED' as const) : ('PAID' as const), settledAt: paidWith.at };
}
