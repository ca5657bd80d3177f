import type { Metal } from '#domain/catalog/metals.ts';
import type { DirectTransaction } from '#graph/prisma/direct/directDatabase.ts';
import type { Order, OrderEvent, OrderLine, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** An order as it was before it changed, as far as it tells what has happened to it. */
export type OrderBefore = Pick<Order, 'id' | 'number' | 'status' | 'paymentStatus' | 'version'>;

/** What a transaction has said that it changed. */
export interface Told {
  /** Those that are new, and those that were there before. */
  products: Map<string, 'created' | 'changed'>;
  /** Of which pieces the stock is another. */
  stock: Set<string>;
  rates: Map<string, { change: 'published' | 'withdrawn'; metal: Metal }>;
  /** As they were before, or that they were placed. */
  orders: Map<string, OrderBefore | 'placed'>;
  /** By their order, the returns whose pieces came back. */
  returns: Map<string, { id: string }>;
  customers: Map<string, 'created' | 'changed'>;
}

export type OrderPlaced = Order & { parts: { lines: OrderLine[]; timeline: OrderEvent[] } };

/** Tells other programs what happens, in the words of the outbox. */
export interface EventTeller {
  /** At the end of a transaction, within it. */
  changed(tx: Transaction, told: Told): Promise<void>;
  /** An order that was written past Prisma, in the transaction that has written it. */
  placed(tx: DirectTransaction, placed: { order: OrderPlaced; productIds: readonly string[] }): Promise<void>;
}

const tellers = new WeakMap<PrismaClient, EventTeller>();

/** Has what this process changes through a client told by somebody. */
export function tellEventsOf(prisma: PrismaClient, teller: EventTeller): void {
  tellers.set(prisma, teller);
}

export function tellerOf(prisma: PrismaClient): EventTeller | undefined {
  return tellers.get(prisma);
}

export function nothingTold(): Told {
  return {
    products: new Map(),
    stock: new Set(),
    rates: new Map(),
    orders: new Map(),
    returns: new Map(),
    customers: new Map(),
  };
}
