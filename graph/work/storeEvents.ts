import type { Metal } from '#domain/catalog/metals.ts';
import type { Order, OrderEvent, OrderLine, StoreEvent as Row } from '#graph/prisma/generated/client.ts';

/** Fields of an order before its change, from which the type of change is derived. */
export type OrderBefore = Pick<Order, 'id' | 'number' | 'status' | 'paymentStatus' | 'version'>;

export type OrderPlaced = Order & { parts: { lines: OrderLine[]; timeline: OrderEvent[] } };

type Kind = Row['kind'];

/** A change as every server sees it: the kind of object, and its id if there are many. */
export interface StoreChange {
  kind: Kind;
  subjectId: string | null;
}

/** An event with details for subscribers in the same process. Only kind and subject are stored. */
export type StoreEvent = StoreChange & {
  /** Products and customers: true if created. */
  isNew?: boolean;
  /** Orders: the order before the change. */
  before?: OrderBefore;
  /** Orders: the return that was received. */
  returnId?: string;
  /** Orders placed without Prisma: the complete order. */
  order?: OrderPlaced;
  /** Metal rates: the rate and its change. */
  rate?: { id: string; change: 'published' | 'withdrawn'; metal: Metal };
};

/** Changes that shoppers cannot see, so the snapshot does not change. */
const NOT_IN_SHOP: readonly Kind[] = ['ORDER_PLACED', 'ORDER', 'CUSTOMER', 'WEBHOOKS', 'THREAD'];

/** Returns true if shoppers can see the change. */
export function isVisibleToShoppers({ kind }: StoreChange): boolean {
  return !NOT_IN_SHOP.includes(kind);
}

/** Products were created, changed or deleted. */
export function productsChanged(ids: readonly string[], { areNew = false } = {}): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'PRODUCT', subjectId, ...(areNew && { isNew: true }) }));
}

/** Only the stock of these products changed. */
export function stockChanged(productIds: readonly string[]): StoreEvent[] {
  return productIds.map((subjectId) => ({ kind: 'STOCK', subjectId }));
}

export const collectionsChanged = (): StoreEvent => ({ kind: 'COLLECTIONS', subjectId: null });

/** Banners or home sections changed. */
export const contentChanged = (): StoreEvent => ({ kind: 'CONTENT', subjectId: null });

/** A metal rate was published or withdrawn. */
export function rateChanged(
  change: 'published' | 'withdrawn',
  { id, metal }: { id: string; metal: Metal },
): StoreEvent {
  return { kind: 'RATES', subjectId: null, rate: { id, change, metal } };
}

export const settingsChanged = (): StoreEvent => ({ kind: 'SETTINGS', subjectId: null });

/** Coupons changed, possibly automatic ones. */
export const couponsChanged = (): StoreEvent => ({ kind: 'COUPONS', subjectId: null });

/** Rows were written outside the use cases, so anything may have changed. */
export const everythingChanged = (): StoreEvent => ({ kind: 'EVERYTHING', subjectId: null });

/** An order was changed or deleted. */
export function orderChanged(before: OrderBefore): StoreEvent {
  return { kind: 'ORDER', subjectId: before.id, before };
}

/** The items of a return were received. */
export function itemsReturned(before: OrderBefore, { id }: { id: string }): StoreEvent {
  return { ...orderChanged(before), returnId: id };
}

/** An order was placed. One written without Prisma includes its lines and timeline. */
export function orderPlaced(id: string, order?: OrderPlaced): StoreEvent {
  return { kind: 'ORDER_PLACED', subjectId: id, ...(order && { order }) };
}

/** Customer accounts changed. Events of staff accounts are not delivered. */
export function customersChanged(ids: readonly string[], { areNew = false } = {}): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'CUSTOMER', subjectId, ...(areNew && { isNew: true }) }));
}

export const webhooksChanged = (): StoreEvent => ({ kind: 'WEBHOOKS', subjectId: null });

/** Threads changed or have new messages. */
export function threadsChanged(ids: readonly string[]): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'THREAD', subjectId }));
}
