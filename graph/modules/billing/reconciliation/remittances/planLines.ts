import { DomainError } from '#domain/errors/errors.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { carrierName } from '#domain/payments/reconciliation/remittanceName.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { NamedParcel } from './courierList.ts';

export type ParcelOrder = Order;

/** Parcel of a list with its order. The order is null if the number is unknown. */
export interface PlannedLine extends NamedParcel {
  order: ParcelOrder | null;
}

interface ParcelContext {
  carrier: string;
  /** Orders matched earlier, by parcel name. */
  orderIdsByParcel?: ReadonlyMap<string, string>;
}

/** Matches each parcel with its order. Throws if a parcel appears twice in the list, even under different numbers. */
export async function planLines(
  prisma: Pick<PrismaClient, 'order'>,
  { carrier, orderIdsByParcel = new Map() }: ParcelContext,
  parcels: readonly NamedParcel[],
): Promise<PlannedLine[]> {
  const orders = await prisma.order.findMany({
    where: {
      OR: [
        { id: { in: [...orderIdsByParcel.values()] } },
        { number: { in: parcels.map(({ parcelName }) => readOrderNumber(parcelName)) } },
        { trackingNumber: { in: parcels.map(({ parcelName }) => parcelName) } },
      ],
    },
  });
  const parcelKeys = new Set<string>();
  return parcels.map((parcel) => {
    const { parcelName } = parcel;
    const earlier = orderIdsByParcel.get(parcelName);
    const order = orders.find(({ id }) => id === earlier) ?? findOrder(orders, carrier, parcelName) ?? null;
    const parcelKey = order?.id ?? parcelName.toLowerCase();
    if (parcelKeys.has(parcelKey))
      throw new DomainError('DUPLICATE_REMITTANCE_PARCEL', { named: parcelName }, 'parcels');
    parcelKeys.add(parcelKey);
    return { ...parcel, order };
  });
}

/**
 * Matches the order's own number, or the parcel's. Tracking numbers repeat among carriers and years, so this
 * carrier's parcel takes precedence, then one with cash.
 */
function findOrder(
  orders: readonly ParcelOrder[],
  carrier: string,
  parcelName: string,
): ParcelOrder | undefined {
  const number = readOrderNumber(parcelName);
  const isSame = (a: string | null, b: string) => a?.toLowerCase() === b.toLowerCase();
  const tracked = orders.filter(({ trackingNumber }) => isSame(trackingNumber, parcelName));
  const own = tracked.filter((order) => order.carrier !== null && !isOfOtherCarrier(order, carrier));
  const hasCash = ({ cashWithCarrier }: ParcelOrder) => cashWithCarrier > 0;
  return (
    orders.find((order) => order.number === number) ??
    own.find(hasCash) ??
    own[0] ??
    tracked.find(hasCash) ??
    tracked[0]
  );
}

/** Returns true if the order was handed to a different carrier. */
export function isOfOtherCarrier({ carrier: own }: Pick<Order, 'carrier'>, carrier: string): boolean {
  return own !== null && carrierName(own) !== carrierName(carrier);
}

/**
 * Returns the cash, in NPR, that a carrier collected without a ledger entry: the amount due of a delivered
 * cash-on-delivery parcel whose cash is not recorded as with the carrier, such as after its payment was voided.
 */
export function uncollectedCash(order: Order): number {
  return order.status === 'DELIVERED' && order.cashWithCarrier === 0 ? dueAtDoor(order) : 0;
}

/** Returns the cash, in NPR, to collect for a parcel not yet marked as delivered. */
export function cashToCollect(order: Order): number {
  return order.status === 'DELIVERED' || isCancelledOrReturned(order.status) ? 0 : dueAtDoor(order);
}

function dueAtDoor(order: Order): number {
  return order.paymentMethod === 'COD' && order.fulfilment === 'DELIVERY' ? amountDue(order) : 0;
}
