import type { Metal } from '#domain/catalog/metals.ts';
import type { Order, OrderEvent, OrderLine, StoreEvent as Row } from '#graph/prisma/generated/client.ts';

/** An order as it was before it changed, as far as it tells what has happened to it. */
export type OrderBefore = Pick<Order, 'id' | 'number' | 'status' | 'paymentStatus' | 'version'>;

export type OrderPlaced = Order & { parts: { lines: OrderLine[]; timeline: OrderEvent[] } };

type Kind = Row['kind'];

/** That something changed, as every server hears of it: the kind of thing, and which one where there are many. */
export interface StoreChange {
  kind: Kind;
  subjectId: string | null;
}

/** What has happened, as the work says it that makes it happen. Nothing but the change itself is stored. */
export type StoreEvent = StoreChange & {
  /** Of a product or customer: it was not there before. */
  isNew?: boolean;
  /** Of an order: what it was. */
  before?: OrderBefore;
  /** Of an order: the return whose pieces are here again. */
  returnId?: string;
  /** Of an order that was placed past Prisma: all of it. */
  order?: OrderPlaced;
  /** Of a metal rate: what became of it. */
  rate?: { id: string; change: 'published' | 'withdrawn'; metal: Metal };
};

/** What no shopper sees: it changes nothing of the snapshot. */
const OF_THE_DESK: readonly Kind[] = ['ORDER_PLACED', 'ORDER', 'CUSTOMER', 'WEBHOOKS', 'THREAD'];

/** Whether shoppers see something else by it. */
export function changesTheShop({ kind }: StoreChange): boolean {
  return !OF_THE_DESK.includes(kind);
}

/** Products are other than they were. */
export function productsChanged(ids: readonly string[], { areNew = false } = {}): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'PRODUCT', subjectId, ...(areNew && { isNew: true }) }));
}

/** Of these products nothing but the stock is another. */
export function stockChanged(productIds: readonly string[]): StoreEvent[] {
  return productIds.map((subjectId) => ({ kind: 'STOCK', subjectId }));
}

export const collectionsChanged = (): StoreEvent => ({ kind: 'COLLECTIONS', subjectId: null });

/** Banners or the rows of home are other than they were. */
export const contentChanged = (): StoreEvent => ({ kind: 'CONTENT', subjectId: null });

/** A rate was published, or is taken back. */
export function rateChanged(
  change: 'published' | 'withdrawn',
  { id, metal }: { id: string; metal: Metal },
): StoreEvent {
  return { kind: 'RATES', subjectId: null, rate: { id, change, metal } };
}

export const settingsChanged = (): StoreEvent => ({ kind: 'SETTINGS', subjectId: null });

/** Coupons are other than they were: some may apply by themselves. */
export const couponsChanged = (): StoreEvent => ({ kind: 'COUPONS', subjectId: null });

/** All may be other than it was, where it was written past those who say it. */
export const everythingChanged = (): StoreEvent => ({ kind: 'EVERYTHING', subjectId: null });

/** An order is other than it was, or is no more. */
export function orderChanged(before: OrderBefore): StoreEvent {
  return { kind: 'ORDER', subjectId: before.id, before };
}

/** The pieces of a return of an order are here again. */
export function piecesCameBack(before: OrderBefore, { id }: { id: string }): StoreEvent {
  return { ...orderChanged(before), returnId: id };
}

/** An order is new; written past Prisma, it comes with all that belongs to it. */
export function orderPlaced(id: string, order?: OrderPlaced): StoreEvent {
  return { kind: 'ORDER_PLACED', subjectId: id, ...(order && { order }) };
}

/** Accounts of customers are other than they were; of staff's it may be said, and is heard by nobody. */
export function customersChanged(ids: readonly string[], { areNew = false } = {}): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'CUSTOMER', subjectId, ...(areNew && { isNew: true }) }));
}

export const webhooksChanged = (): StoreEvent => ({ kind: 'WEBHOOKS', subjectId: null });

/** Something was written in threads, or they are other than they were. */
export function threadsChanged(ids: readonly string[]): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'THREAD', subjectId }));
}
