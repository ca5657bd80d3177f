import { DomainError } from '#domain/errors/errors.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { NamedParcel } from './readParcels.ts';

export interface PlannedLine {
  named: string;
  orderId: string | null;
  orderNumber: string | null;
  amountPaisa: number;
  expected: number;
}

type Found = Pick<Order, 'id' | 'number' | 'trackingNumber' | 'cashWithCourier'>;

/** Whose cash each parcel is, and what the courier has of it. A parcel is there once. */
export async function planLines(
  prisma: Pick<PrismaClient, 'order'>,
  parcels: readonly NamedParcel[],
): Promise<PlannedLine[]> {
  const orders = await prisma.order.findMany({
    where: {
      OR: [
        { number: { in: parcels.map(({ named }) => readOrderNumber(named)) } },
        { trackingNumber: { in: parcels.map(({ named }) => named) } },
      ],
    },
    select: { id: true, number: true, trackingNumber: true, cashWithCourier: true },
  });
  const seen = new Set<string>();
  return parcels.map(({ named, amountPaisa }) => {
    const order = findOrder(orders, named);
    const once = order?.id ?? named.toLowerCase();
    if (seen.has(once)) throw new DomainError('REMITTANCE_PARCEL_TWICE', { named }, 'parcels');
    seen.add(once);
    const expected = order?.cashWithCourier ?? 0;
    return {
      ...{ named, expected, orderId: order?.id ?? null, orderNumber: order?.number ?? null },
      amountPaisa: amountPaisa ?? toPaisa(expected),
    };
  });
}

/** By its number, or the parcel's: of several parcels with that number the one that there is cash of. */
function findOrder(orders: readonly Found[], named: string): Found | undefined {
  const number = readOrderNumber(named);
  const tracked = orders.filter(
    ({ trackingNumber }) => trackingNumber?.toLowerCase() === named.toLowerCase(),
  );
  return (
    orders.find((order) => order.number === number) ??
    tracked.find(({ cashWithCourier }) => cashWithCourier > 0) ??
    tracked[0]
  );
}
