import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { type Statement, write } from '#graph/prisma/direct/statement.ts';
import { Prisma, type PrismaClient, type ShopChange as Row } from '#graph/prisma/generated/client.ts';
import { type Transaction, whenOver } from '#graph/prisma/transaction.ts';

/** A change of what shoppers see; of a product where its kind is PRODUCT or STOCK. */
export type ShopChange = Pick<Row, 'kind' | 'productId'>;

/** Names this process among the servers that write changes. */
export const WRITER = randomUUID();

type Take = (changes: readonly ShopChange[]) => Promise<void>;

const takers = new WeakMap<PrismaClient, Take>();

/** Has what this process changes through a client taken in as soon as its transaction is over. */
export function takeChangesOf(prisma: PrismaClient, take: Take): void {
  takers.set(prisma, take);
}

/** Says that products are other than they were, in the transaction that changes them. */
export function productsChanged(tx: Transaction, ids: readonly string[]): Promise<void> {
  return record(tx, toChanges('PRODUCT', ids));
}

/** The same of products of which nothing but the stock is another. */
export function stockChanged(tx: Transaction, productIds: readonly string[]): Promise<void> {
  return record(tx, toChanges('STOCK', productIds));
}

export function collectionsChanged(tx: Transaction): Promise<void> {
  return record(tx, [{ kind: 'COLLECTIONS', productId: null }]);
}

export function ratesChanged(tx: Transaction): Promise<void> {
  return record(tx, [{ kind: 'RATES', productId: null }]);
}

export function settingsChanged(tx: Transaction): Promise<void> {
  return record(tx, [{ kind: 'SETTINGS', productId: null }]);
}

/** Says that all may be other than it was, where it was written past those who say it. */
export function everythingChanged(tx: Transaction): Promise<void> {
  return record(tx, [{ kind: 'EVERYTHING', productId: null }]);
}

function toChanges(kind: 'PRODUCT' | 'STOCK', ids: readonly string[]): ShopChange[] {
  return [...new Set(ids)].map((productId) => ({ kind, productId }));
}

/** What each transaction has said already. */
const said = new WeakMap<Transaction, Set<string>>();

/** The same, as a statement; `takeInStock` follows once its transaction is over. */
export function recordStock(productIds: readonly string[]): Statement<number> {
  return write(toInsert(toChanges('STOCK', productIds)));
}

/** Takes in what `recordStock` has said. */
export async function takeInStock(prisma: PrismaClient, productIds: readonly string[]): Promise<void> {
  await takers.get(prisma)?.(toChanges('STOCK', productIds));
}

async function record(tx: Transaction, given: readonly ShopChange[]): Promise<void> {
  const known = said.get(tx) ?? new Set();
  said.set(tx, known);
  const changes = given.filter(({ kind, productId }) => !known.has(`${kind} ${productId}`));
  if (changes.length === 0) return;
  for (const { kind, productId } of changes) known.add(`${kind} ${productId}`);
  await tx.$executeRaw(toInsert(changes));
  whenOver(tx, async (prisma) => takers.get(prisma)?.(changes));
}

function toInsert(changes: readonly ShopChange[]): Prisma.Sql {
  const rows = changes.map(
    ({ kind, productId }) => Prisma.sql`(${uuidv7()}, ${kind}, ${productId}, ${WRITER}, UTC_TIMESTAMP(3))`,
  );
  return Prisma.sql`INSERT INTO shop_changes (id, kind, product_id, writer, at) VALUES ${Prisma.join(rows)}`;
}
