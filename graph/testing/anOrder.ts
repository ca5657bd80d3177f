import { toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { generateOrderNumber } from '#graph/modules/orders/orderNumber.ts';
import type { Order, OrderLine, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

type OrderOverrides = Partial<Omit<Prisma.OrderUncheckedCreateInput, 'lines' | 'timeline' | 'payments'>> & {
  /** One plain ring by default. */
  lines?: Partial<Omit<Prisma.OrderLineUncheckedCreateInput, 'orderId'>>[];
};

/**
 * Creates a pending guest order for a ring of NPR 10,000, with cash on delivery in Lalitpur and the given changes. If
 * `finalTotal` is given without `itemsTotal` and `tax`, the order has no tax.
 */
export function anOrder(
  prisma: PrismaClient,
  overrides: OrderOverrides = {},
): Promise<Order & { lines: OrderLine[] }> {
  const { lines = [{}], ...fields } = overrides;
  const { finalTotal, shipping = 0, discount = 0 } = fields;
  const hasOnlyTotal =
    finalTotal !== undefined && fields.itemsTotal === undefined && fields.tax === undefined;
  const placedAt = new Date(fields.placedAt ?? '2026-11-01T06:00:00Z');
  const defaults = {
    number: generateOrderNumber(),
    status: 'PENDING',
    paymentMethod: 'COD',
    contactName: 'Test Customer',
    contactEmail: 'customer@example.com',
    contactPhone: '+9779841000000',
    shipName: 'Test Customer',
    shipPhone: '+9779841000000',
    province: 'Bagmati',
    district: 'Lalitpur',
    municipality: 'Lalitpur',
    ward: 3,
    street: 'Pulchowk 12',
    itemsTotal: 10_000,
    discount: 0,
    shipping: 0,
    taxPercent: 18,
    tax: 1_800,
    finalTotal: 11_800,
    ...(hasOnlyTotal && { itemsTotal: finalTotal - shipping + discount, tax: 0 }),
    estimatedFrom: addDays(placedAt, 2),
    estimatedTo: addDays(placedAt, 4),
    ...fields,
    placedAt,
  } satisfies Partial<Prisma.OrderUncheckedCreateInput>;

  return prisma.order.create({
    data: {
      ...defaults,
      lines: { create: lines.map((line, position) => ({ ...createRingLine(position), ...line })) },
      timeline: { create: { status: defaults.status, at: placedAt } },
      ...toLedger(defaults),
      ...toCarrierCash(defaults),
    },
    include: { lines: { orderBy: { position: 'asc' } } },
  });
}

/**
 * Returns the ledger of an order that is PAID or REFUNDED in full; nothing for other payment statuses or if `paid` is
 * given.
 */
function toLedger({
  paymentStatus,
  paymentMethod: method,
  finalTotal: amount,
  placedAt,
  paid,
}: PaymentFields) {
  if (paid !== undefined || (paymentStatus !== 'PAID' && paymentStatus !== 'REFUNDED')) return {};
  const kinds = paymentStatus === 'PAID' ? (['PAYMENT'] as const) : (['PAYMENT', 'REFUND'] as const);
  return {
    paid: amount,
    refunded: paymentStatus === 'PAID' ? 0 : amount,
    payments: {
      create: kinds.map((kind) => ({ kind, method, amount, createdAt: placedAt, settledAt: placedAt })),
    },
  };
}

/**
 * Returns the entry for cash that the carrier collected when the order was placed; nothing if there is no such cash.
 */
function toCarrierCash({
  cashWithCarrier: amount,
  placedAt,
}: Pick<PaymentFields, 'cashWithCarrier' | 'placedAt'>) {
  if (!amount) return {};
  const entry = { kind: 'COLLECTED', amount, day: toKathmanduDay(placedAt), createdAt: placedAt } as const;
  return { carrierCash: { create: [entry] } };
}

interface PaymentFields {
  cashWithCarrier?: number;
  paymentStatus?: PaymentStatus;
  paymentMethod: string;
  finalTotal: number;
  placedAt: Date;
  paid?: number;
}

function createRingLine(position: number) {
  return {
    position,
    sku: `RG-${position + 1}`,
    name: 'Plain ring',
    quantity: 1,
    unitPrice: 10_000,
    lineTotal: 10_000,
    weightMg: 5_000,
    category: 'GOLD',
    type: 'RINGS',
    metal: 'GOLD',
    purity: '22K',
  } as const;
}

function addDays(date: Date, count: number): Date {
  return new Date(date.getTime() + count * 86_400_000);
}
