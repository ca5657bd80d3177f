import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Metal } from '#domain/catalog/metals.ts';
import { type Statement, write } from '#graph/prisma/direct/statement.ts';
import { Prisma, type PrismaClient, type ShopChange as Row } from '#graph/prisma/generated/client.ts';
import { atEnd, type Transaction, whenOver } from '#graph/prisma/transaction.ts';
import { type Followed, touch } from '#graph/prisma/writes/touch.ts';
import { nothingTold, type OrderBefore, type Told, tellerOf } from './eventTellers.ts';

type Kind = Row['kind'];

/** A change of what shoppers or the desk see; of a product where its kind is PRODUCT or STOCK, else of its subject. */
export type ShopChange = { kind: Kind } & Partial<Pick<Row, 'productId' | 'subjectId'>>;

/** What no shopper sees: it changes nothing of the snapshot. */
const OF_THE_DESK: readonly Kind[] = ['ORDER_PLACED', 'ORDER', 'CUSTOMER', 'WEBHOOKS', 'THREAD'];

/** Whether shoppers see something else by it. */
export function changesTheShop({ kind }: ShopChange): boolean {
  return !OF_THE_DESK.includes(kind);
}

/** Names this process among the servers that write changes. */
export const WRITER = randomUUID();

type Take = (changes: readonly ShopChange[]) => Promise<void>;

const takers = new WeakMap<PrismaClient, Take>();

/** Has what this process changes through a client taken in as soon as its transaction is over. */
export function takeChangesOf(prisma: PrismaClient, take: Take): void {
  takers.set(prisma, take);
}

/** Says that products are other than they were, in the transaction that changes them. */
export function productsChanged(
  tx: Transaction,
  ids: readonly string[],
  { areNew = false } = {},
): Promise<void> {
  const { products } = toldIn(tx);
  for (const id of ids) products.set(id, areNew ? 'created' : (products.get(id) ?? 'changed'));
  return record(tx, toChanges('PRODUCT', ids));
}

/** The same of products of which nothing but the stock is another. */
export function stockChanged(tx: Transaction, productIds: readonly string[]): Promise<void> {
  const { stock } = toldIn(tx);
  for (const id of productIds) stock.add(id);
  return record(tx, toChanges('STOCK', productIds));
}

export function collectionsChanged(tx: Transaction): Promise<void> {
  return record(tx, [{ kind: 'COLLECTIONS' }]);
}

/** Says that banners or the rows of home are other than they were. */
export function contentChanged(tx: Transaction): Promise<void> {
  return record(tx, [{ kind: 'CONTENT' }]);
}

/** Says that a rate was published, or is taken back. */
export function ratesChanged(
  tx: Transaction,
  change: 'published' | 'withdrawn',
  { id, metal }: { id: string; metal: Metal },
): Promise<void> {
  toldIn(tx).rates.set(id, { change, metal });
  return record(tx, [{ kind: 'RATES' }]);
}

export function settingsChanged(tx: Transaction): Promise<void> {
  return record(tx, [{ kind: 'SETTINGS' }]);
}

/** Says that coupons are other than they were: some may apply by themselves. */
export function couponsChanged(tx: Transaction): Promise<void> {
  return record(tx, [{ kind: 'COUPONS' }]);
}

/** Says that all may be other than it was, where it was written past those who say it. */
export function everythingChanged(tx: Transaction): Promise<void> {
  return record(tx, [{ kind: 'EVERYTHING' }]);
}

/** Says that orders are about to be other than they are, or to be no more, in the transaction that changes them. */
export function ordersChanged(tx: Transaction, before: readonly OrderBefore[]): Promise<void> {
  const { orders } = toldIn(tx);
  for (const order of before) if (!orders.has(order.id)) orders.set(order.id, order);
  return record(
    tx,
    toSubjects(
      'ORDER',
      before.map(({ id }) => id),
    ),
  );
}

/** Says which return of an order has its pieces back, where the order itself is said to have changed. */
export function piecesCameBack(tx: Transaction, { id, orderId }: { id: string; orderId: string }): void {
  toldIn(tx).returns.set(orderId, { id });
}

/** Says that an order is new, in the transaction that has written it through Prisma. */
export function orderPlaced(tx: Transaction, orderId: string): Promise<void> {
  toldIn(tx).orders.set(orderId, 'placed');
  return record(tx, toSubjects('ORDER_PLACED', [orderId]));
}

/** Says that accounts of customers are other than they were; of staff's it may be said, and is heard by nobody. */
export function customersChanged(
  tx: Transaction,
  ids: readonly string[],
  { areNew = false } = {},
): Promise<void> {
  const { customers } = toldIn(tx);
  for (const id of ids) customers.set(id, areNew ? 'created' : (customers.get(id) ?? 'changed'));
  return record(tx, toSubjects('CUSTOMER', ids));
}

/** Says that webhooks are other than they were. */
export function webhooksChanged(tx: Transaction): Promise<void> {
  return record(tx, [{ kind: 'WEBHOOKS' }]);
}

/** Says that something was written in threads, or that they are other than they were. */
export function threadsChanged(tx: Transaction, ids: readonly string[]): Promise<void> {
  return record(tx, toSubjects('THREAD', ids));
}

const told = new WeakMap<Transaction, Told>();

/** What a transaction has said so far; at its end others are told. */
function toldIn(tx: Transaction): Told {
  const known = told.get(tx);
  if (known) return known;
  const fresh = nothingTold();
  told.set(tx, fresh);
  atEnd(tx, async (prisma) => tellerOf(prisma)?.changed(tx, fresh));
  return fresh;
}

function toChanges(kind: 'PRODUCT' | 'STOCK', ids: readonly string[]): ShopChange[] {
  return [...new Set(ids)].map((productId) => ({ kind, productId }));
}

function toSubjects(kind: Kind, ids: readonly string[]): ShopChange[] {
  return [...new Set(ids)].map((subjectId) => ({ kind, subjectId }));
}

/** What each transaction has said already. */
const said = new WeakMap<Transaction, Set<string>>();

interface Placed {
  orderId: string;
  /** What it took from stock. */
  productIds: readonly string[];
}

/** Says that an order was placed, as a statement; `takeInPlaced` follows once its transaction is over. */
export function recordPlaced(placed: Placed): Statement<number> {
  return write(toInsert(placedChanges(placed)));
}

/** Takes in what `recordPlaced` has said, or may have said where nobody knows whether it was kept: then without the order. */
export async function takeInPlaced(
  prisma: PrismaClient,
  { orderId, productIds }: Omit<Placed, 'orderId'> & { orderId: string | undefined },
): Promise<void> {
  const changes = orderId ? placedChanges({ orderId, productIds }) : toChanges('STOCK', productIds);
  await takers.get(prisma)?.(changes);
}

function placedChanges({ orderId, productIds }: Placed): ShopChange[] {
  return [...toChanges('STOCK', productIds), ...toSubjects('ORDER_PLACED', [orderId])];
}

/** What is followed by when it changed last: whatever belongs to it has changed as well. */
const FOLLOWED: Partial<Record<Kind, Followed>> = { PRODUCT: 'products', ORDER: 'orders', CUSTOMER: 'users' };

async function record(tx: Transaction, given: readonly ShopChange[]): Promise<void> {
  const known = said.get(tx) ?? new Set();
  said.set(tx, known);
  const changes = given.filter((change) => !known.has(nameOf(change)));
  if (changes.length === 0) return;
  for (const change of changes) known.add(nameOf(change));
  await tx.$executeRaw(toInsert(changes));
  for (const [kind, table] of Object.entries(FOLLOWED))
    await touch(
      tx,
      table,
      changes.flatMap((change) => (change.kind === kind ? (change.productId ?? change.subjectId ?? []) : [])),
    );
  whenOver(tx, async (prisma) => takers.get(prisma)?.(changes));
}

function nameOf({ kind, productId, subjectId }: ShopChange): string {
  return `${kind} ${productId ?? subjectId}`;
}

function toInsert(changes: readonly ShopChange[]): Prisma.Sql {
  const rows = changes.map(
    ({ kind, productId = null, subjectId = null }) =>
      Prisma.sql`(${uuidv7()}, ${kind}, ${productId}, ${subjectId}, ${WRITER}, UTC_TIMESTAMP(3))`,
  );
  return Prisma.sql`
    INSERT INTO shop_changes (id, kind, product_id, subject_id, writer, at) VALUES ${Prisma.join(rows)}`;
}
