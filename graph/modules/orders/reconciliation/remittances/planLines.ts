import { DomainError } from '#domain/errors/errors.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { NamedParcel } from './readParcels.ts';

export type ParcelOrder = Pick<Order, 'id' | 'number' | 'status' | 'trackingNumber' | 'cashWithCourier'>;

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
    select: {
      id: true,
      number: true,
      status: true,
      trackingNumber: true,
      cashWithCourier: true,
      carrier: true,
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
function findOrder<Found extends ParcelOrder & Pick<Order, 'carrier'>>(
  orders: readonly Found[],
  carrier: string,
  named: string,
): Found | undefined {
  const number = readOrderNumber(named);
  const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();
  const tracked = orders.filter(({ trackingNumber }) => isSame(trackingNumber, named));
  const own = tracked.filter((order) => isSame(order.carrier, carrier));
  const hasCash = ({ cashWithCourier }: Found) => cashWithCourier > 0;
  return (
    orders.find((order) => order.number === number) ??
    own.find(hasCash) ??
    own[0] ??
    tracked.find(hasCash) ??
    tracked[0]
  );
}
