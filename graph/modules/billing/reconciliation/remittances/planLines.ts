import { DomainError } from '#domain/errors/errors.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { carrierName } from '#domain/payments/reconciliation/remittanceName.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { NamedParcel } from './courierList.ts';

export type ParcelOrder = Order;

/** A parcel of a list with its order; the order is null if nobody knows the number. */
export interface PlannedLine extends NamedParcel {
  order: ParcelOrder | null;
}

interface Remitting {
  carrier: string;
  /** The orders that parcels were found to be of before, by their names. */
  known?: ReadonlyMap<string, string>;
}

/** The order of each parcel. Throws if a parcel is in the list twice, also by its two numbers. */
export async function planLines(
  prisma: Pick<PrismaClient, 'order'>,
  { carrier, known = new Map() }: Remitting,
  parcels: readonly NamedParcel[],
): Promise<PlannedLine[]> {
  const orders = await prisma.order.findMany({
    where: {
      OR: [
        { id: { in: [...known.values()] } },
        { number: { in: parcels.map(({ named }) => readOrderNumber(named)) } },
        { trackingNumber: { in: parcels.map(({ named }) => named) } },
      ],
    },
  });
  const seen = new Set<string>();
  return parcels.map((parcel) => {
    const { named } = parcel;
    const earlier = known.get(named);
    const order = orders.find(({ id }) => id === earlier) ?? findOrder(orders, carrier, named) ?? null;
    const once = order?.id ?? named.toLowerCase();
    if (seen.has(once)) throw new DomainError('REMITTANCE_PARCEL_TWICE', { named }, 'parcels');
    seen.add(once);
    return { ...parcel, order };
  });
}

/**
 * The order by its own number, or by the parcel's. Carriers and years share tracking numbers: the parcel of this carrier
 * comes first, and among those the one with cash.
 */
function findOrder(orders: readonly ParcelOrder[], carrier: string, named: string): ParcelOrder | undefined {
  const number = readOrderNumber(named);
  const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();
  const tracked = orders.filter(({ trackingNumber }) => isSame(trackingNumber, named));
  const own = tracked.filter((order) => order.carrier !== null && !isOtherCarriers(order, carrier));
  const hasCash = ({ cashWithCourier }: ParcelOrder) => cashWithCourier > 0;
  return (
    orders.find((order) => order.number === number) ??
    own.find(hasCash) ??
    own[0] ??
    tracked.find(hasCash) ??
    tracked[0]
  );
}

/** Returns true if an order was handed to another carrier than this one. */
export function isOtherCarriers({ carrier: own }: Pick<Order, 'carrier'>, carrier: string): boolean {
  return own !== null && carrierName(own) !== carrierName(carrier);
}

/**
 * The cash, NPR, that a courier collected without an entry: all that is due of a delivered parcel that is paid on delivery, if
 * the ledger has no cash of it with the courier, such as after its payment was voided.
 */
export function uncollectedCash(order: Order): number {
  return order.status === 'DELIVERED' && order.cashWithCourier === 0 ? dueAtDoor(order) : 0;
}

/** The cash, NPR, that the courier collects for a parcel that is not marked as delivered yet. */
export function cashToCollect(order: Order): number {
  return order.status === 'DELIVERED' || isCalledOff(order.status) ? 0 : dueAtDoor(order);
}

function dueAtDoor(order: Order): number {
  return order.paymentMethod === 'COD' && order.fulfilment === 'DELIVERY' ? amountDue(order) : 0;
}
