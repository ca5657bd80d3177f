import { DomainError } from '#domain/errors/errors.ts';
import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { normaliseCarrierName } from '#domain/payments/reconciliation/normaliseRemittanceName.ts';
import type { Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { NamedParcel } from './carrierList.ts';

export type ParcelOrder = Order;

/** Parcel of a carrier's list with its order, which is null if the number is unknown. */
export interface PlannedLine extends NamedParcel {
  order: ParcelOrder | null;
}

interface ParcelContext {
  carrier: string;
  /** Ids of orders matched earlier, keyed by parcel name. */
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
    const earlierOrderId = orderIdsByParcel.get(parcelName);
    const order =
      orders.find(({ id }) => id === earlierOrderId) ?? findOrder(orders, carrier, parcelName) ?? null;
    const parcelKey = order?.id ?? parcelName.toLowerCase();
    if (parcelKeys.has(parcelKey))
      throw new DomainError('DUPLICATE_REMITTANCE_PARCEL', { named: parcelName }, 'parcels');
    parcelKeys.add(parcelKey);
    return { ...parcel, order };
  });
}

/**
 * Finds the order by order number or tracking number. Tracking numbers repeat across carriers and years, so a parcel of
 * this carrier takes precedence, then a parcel whose cash is still with the carrier.
 */
function findOrder(
  orders: readonly ParcelOrder[],
  carrier: string,
  parcelName: string,
): ParcelOrder | undefined {
  const orderNumber = readOrderNumber(parcelName);
  const isSameTrackingNumber = (a: string | null, b: string) => a?.toLowerCase() === b.toLowerCase();
  const trackedOrders = orders.filter(({ trackingNumber }) =>
    isSameTrackingNumber(trackingNumber, parcelName),
  );
  const carrierOrders = trackedOrders.filter(
    (order) => order.carrier !== null && !isFromOtherCarrier(order, carrier),
  );
  const hasCash = ({ cashWithCarrier }: ParcelOrder) => cashWithCarrier > 0;
  return (
    orders.find((order) => order.number === orderNumber) ??
    carrierOrders.find(hasCash) ??
    carrierOrders[0] ??
    trackedOrders.find(hasCash) ??
    trackedOrders[0]
  );
}

/** Returns true if the order was handed to a different carrier. */
export function isFromOtherCarrier(
  { carrier: carrierOrders }: Pick<Order, 'carrier'>,
  carrier: string,
): boolean {
  return carrierOrders !== null && normaliseCarrierName(carrierOrders) !== normaliseCarrierName(carrier);
}

/**
 * Returns the cash, in NPR, that a carrier collected without a ledger entry: the amount due of a delivered
 * cash-on-delivery parcel whose cash is not recorded as with the carrier, such as after its payment was voided.
 */
export function calculateUncollectedCash(order: Order): number {
  return order.status === 'DELIVERED' && order.cashWithCarrier === 0 ? calculateDueOnDelivery(order) : 0;
}

/** Returns the cash, in NPR, to collect for a parcel not yet marked as delivered. */
export function calculateCashToCollect(order: Order): number {
  return order.status === 'DELIVERED' || isCancelledOrReturned(order.status)
    ? 0
    : calculateDueOnDelivery(order);
}

function calculateDueOnDelivery(order: Order): number {
  return order.paymentMethod === 'COD' && order.fulfilment === 'DELIVERY' ? calculateAmountDue(order) : 0;
}
