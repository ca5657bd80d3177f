import type { Metal } from '#domain/catalog/metals.ts';
import type { Order, OrderEvent, OrderLine, StoreEvent as Row } from '#graph/prisma/generated/client.ts';

/** The fields of an order before its change that tell what happened to it. */
export type OrderBefore = Pick<Order, 'id' | 'number' | 'status' | 'paymentStatus' | 'version'>;

export type OrderPlaced = Order & { parts: { lines: OrderLine[]; timeline: OrderEvent[] } };

type Kind = Row['kind'];

/** A change as every server sees it: the kind of thing, and its id if there are many. */
export interface StoreChange {
  kind: Kind;
  subjectId: string | null;
}

/** An event with details for subscribers in the same process. Only kind and subject are stored. */
export type StoreEvent = StoreChange & {
  /** Products and customers: true if it was created. */
  isNew?: boolean;
  /** Orders: the order before the change. */
  before?: OrderBefore;
  /** Orders: the return whose pieces came back. */
  returnId?: string;
  /** Orders placed past Prisma: the whole order. */
  order?: OrderPlaced;
  /** Metal rates: the rate and its change. */
  rate?: { id: string; change: 'published' | 'withdrawn'; metal: Metal };
};

/** Changes that no shopper sees, so that they leave the snapshot as it is. */
const OF_THE_DESK: readonly Kind[] = ['ORDER_PLACED', 'ORDER', 'CUSTOMER', 'WEBHOOKS', 'THREAD'];

/** Returns true if shoppers see a difference. */
export function changesTheShop({ kind }: StoreChange): boolean {
  return !OF_THE_DESK.includes(kind);
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

/** Banners or the rows of the home page changed. */
export const contentChanged = (): StoreEvent => ({ kind: 'CONTENT', subjectId: null });

/** A rate was published or withdrawn. */
export function rateChanged(
  change: 'published' | 'withdrawn',
  { id, metal }: { id: string; metal: Metal },
): StoreEvent {
  return { kind: 'RATES', subjectId: null, rate: { id, change, metal } };
}

export const settingsChanged = (): StoreEvent => ({ kind: 'SETTINGS', subjectId: null });

/** Coupons changed: some may apply automatically. */
export const couponsChanged = (): StoreEvent => ({ kind: 'COUPONS', subjectId: null });

/** Anything may have changed: rows were written past the use cases. */
export const everythingChanged = (): StoreEvent => ({ kind: 'EVERYTHING', subjectId: null });

/** An order was changed or deleted. */
export function orderChanged(before: OrderBefore): StoreEvent {
  return { kind: 'ORDER', subjectId: before.id, before };
}

/** The pieces of a return came back. */
export function piecesCameBack(before: OrderBefore, { id }: { id: string }): StoreEvent {
  return { ...orderChanged(before), returnId: id };
}

/** An order was placed. One that was written past Prisma comes with its lines and timeline. */
export function orderPlaced(id: string, order?: OrderPlaced): StoreEvent {
  return { kind: 'ORDER_PLACED', subjectId: id, ...(order && { order }) };
}

/** Accounts of customers changed. Events of staff accounts reach nobody. */
export function customersChanged(ids: readonly string[], { areNew = false } = {}): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'CUSTOMER', subjectId, ...(areNew && { isNew: true }) }));
}

export const webhooksChanged = (): StoreEvent => ({ kind: 'WEBHOOKS', subjectId: null });

/** Threads changed, or have new messages. */
export function threadsChanged(ids: readonly string[]): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'THREAD', subjectId }));
}
