import { DomainError } from '#domain/errors/errors.ts';
import { canChangeStatus } from '#domain/orders/orderLifecycle.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { isHandedOverUnpaid } from '#domain/orders/payment.ts';
import type { Carrier, Order, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Input for one parcel. */
export interface Parcel {
  order: string;
  trackingNumber: string;
  carrier?: string;
}

export interface ShipmentPlan {
  /** Order id or number as entered. */
  id: string;
  order: Order | null;
  trackingNumber: string;
  carrier: string | null;
  isKnownCarrier: boolean;
  isShipped: boolean;
  isUnpaid: boolean;
  problem: DomainError | null;
}

interface PlanData {
  carriers: readonly Carrier[];
  orders: readonly Order[];
  /** Orders that already have one of the tracking numbers. */
  ordersByTracking: readonly Pick<Order, 'id' | 'number' | 'trackingNumber' | 'carrier'>[];
}

/** Returns the outcome of sending each parcel, without sending it. */
export async function planShipments(
  prisma: PrismaClient,
  { parcels, carrier }: { parcels: readonly Parcel[]; carrier?: string },
): Promise<ShipmentPlan[]> {
  const references = parcels.map(({ order }) => order);
  const [carriers, orders, ordersByTracking] = await Promise.all([
    prisma.carrier.findMany(),
    prisma.order.findMany({
      where: { OR: [{ id: { in: references } }, { number: { in: references.map(readOrderNumber) } }] },
    }),
    // Only orders in transit count, since carriers reuse numbers.
    findOrdersByTracking(prisma, parcels),
  ]);
  const plans = parcels.map((parcel) =>
    planParcel({ ...parcel, carrier: parcel.carrier ?? carrier }, { carriers, orders, ordersByTracking }),
  );
  return plans.map((plan) => ({ ...plan, problem: plan.problem ?? findDuplicateProblem(plans, plan) }));
}

function findOrdersByTracking(
  prisma: PrismaClient,
  parcels: readonly Parcel[],
): Promise<PlanData['ordersByTracking']> {
  return prisma.order.findMany({
    where: { status: 'SHIPPED', trackingNumber: { in: parcels.map(({ trackingNumber }) => trackingNumber) } },
    select: { id: true, number: true, trackingNumber: true, carrier: true },
  });
}

function planParcel(parcel: Parcel, { carriers, orders, ordersByTracking }: PlanData): ShipmentPlan {
  const { order: id, trackingNumber } = parcel;
  const order =
    orders.find((candidate) => candidate.id === id || candidate.number === readOrderNumber(id)) ?? null;
  const requestedCarrier = parcel.carrier ?? order?.carrier;
  const knownCarrier = carriers.find(({ name }) => isSameText(name, requestedCarrier));
  const carrier = knownCarrier?.name ?? requestedCarrier ?? null;
  const isShipped = order?.status === 'SHIPPED';
  const other = ordersByTracking.find(
    (candidate) =>
      candidate.id !== order?.id &&
      isSameText(candidate.trackingNumber, trackingNumber) &&
      (carrier === null || isSameText(candidate.carrier, carrier)),
  );
  return {
    id,
    order,
    trackingNumber,
    carrier,
    isKnownCarrier: knownCarrier !== undefined,
    isShipped,
    isUnpaid: order !== null && !isShipped && isHandedOverUnpaid(order, 'SHIPPED'),
    problem: findProblem(order, { carrier, knownCarrier, other }),
  };
}

function findProblem(
  order: Order | null,
  {
    carrier,
    knownCarrier,
    other,
  }: { carrier: string | null; knownCarrier?: Carrier; other?: { number: string } },
): DomainError | null {
  if (!order) return new DomainError('ORDER_NOT_FOUND', 'order');
  if (order.fulfilment !== 'DELIVERY') return new DomainError('ORDER_NOT_FOR_DELIVERY', 'order');
  if (order.status !== 'SHIPPED' && !canChangeStatus(order.status, 'SHIPPED'))
    return new DomainError('ORDER_NOT_READY_TO_SHIP', { status: order.status }, 'order');
  if (carrier === null) return new DomainError('CARRIER_MISSING', 'carrier');
  if (knownCarrier && !knownCarrier.isActive)
    return new DomainError('CARRIER_SWITCHED_OFF', { carrier: knownCarrier.name }, 'carrier');
  if (other) return new DomainError('PARCEL_NUMBER_USED', { number: other.number }, 'trackingNumber');
  return null;
}

/** Returns an error if another row has the same order or tracking number, since either could be wrong. */
function findDuplicateProblem(plans: readonly ShipmentPlan[], plan: ShipmentPlan): DomainError | null {
  const otherPlans = plans.filter((other) => other !== plan);
  if (otherPlans.some(({ order }) => order !== null && order.id === plan.order?.id))
    return new DomainError('DUPLICATE_ORDER', 'order');
  const isTrackingNumberUsed = otherPlans.some(({ trackingNumber }) =>
    isSameText(trackingNumber, plan.trackingNumber),
  );
  return isTrackingNumberUsed ? new DomainError('DUPLICATE_TRACKING_NUMBER', 'trackingNumber') : null;
}

function isSameText(candidate: string | null | undefined, other: string | null | undefined): boolean {
  return (candidate ?? '').toLowerCase() === (other ?? '').toLowerCase();
}
