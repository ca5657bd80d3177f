import { rememberWords } from '#graph/modules/catalog/search/rememberWords.ts';
import { ratesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { readCatalog } from '#prisma/seed/catalogFile.ts';
import { randomFrom } from '#prisma/seed/random.ts';
import { sumFigures } from '#prisma/sumFigures.ts';
import { makeActivities } from './activities.ts';
import { type BulkWriter, openBulkWriter } from './bulkWriter.ts';
import { buyerPicker } from './buyers.ts';
import { clearLoad } from './clearLoad.ts';
import { customerRow, loadPasswordHash, makeCustomers } from './customers.ts';
import { makeGroups } from './desk/groups.ts';
import { makeSubscribers, makeThreads } from './desk/letters.ts';
import { makeViews, makeWishes } from './desk/shoppersLists.ts';
import { couponRow, makeCoupons } from './loadCoupons.ts';
import {
  type Amounts,
  describe,
  type LoadRecord,
  readRecord,
  sameAmounts,
  writeRecord,
} from './loadRecord.ts';
import { findBestSeller } from './orderLines.ts';
import { type LoadedOrder, orderMaker } from './orders.ts';
import { orderMoments, type Period, periodBefore } from './period.ts';
import { priceChangeMaker } from './priceChanges.ts';
import { productPartMaker } from './productParts.ts';
import {
  levelRows,
  makeProducts,
  type Pattern,
  type Piece,
  productRows,
  toPattern,
  variantRows,
} from './products.ts';
import { reviewMaker } from './reviews.ts';
import { withMoreRoom } from './serverRoom.ts';
import type { Row } from './tables.ts';
import { withoutTextIndexes } from './textIndexes.ts';

export interface Load {
  prisma: PrismaClient;
  databaseUrl: string;
  amounts: Amounts;
  /** False inserts the rows, as a server that lets nobody load files makes it necessary. */
  byFile?: boolean;
  /** Told of each part how many of its rows are written. */
  progress?: (part: string, done: number, of: number) => void;
}

const CHUNK = 5000;
const SLICE = 500;
const CUSTOMERS_A_LETTER = 20;
const CUSTOMERS_A_READER = 3;

/**
 * Fills the store with so many rows that lists and figures can be tried at size: the same seed gives the same rows,
 * ids included. Answers false where they are there already; a store that holds another load refuses.
 */
export async function load(given: Load): Promise<boolean> {
  const { prisma, databaseUrl, amounts, byFile = true, progress = () => {} } = given;
  const known = await readRecord(prisma);
  if (known?.done && sameAmounts(known, amounts)) return false;
  if (known?.done) throw new Error(otherLoad(known));
  // What an interrupted run left does not fit together.
  if (known) await clearLoad(prisma, progress);

  await writeRecord(prisma, { ...amounts, done: false });
  const writer = await openBulkWriter(databaseUrl, { byFile });
  try {
    await withMoreRoom(databaseUrl, () =>
      withoutTextIndexes(prisma, () => writeAll({ prisma, writer, amounts, progress })),
    );
  } finally {
    await writer.close();
  }
  await writeRecord(prisma, { ...amounts, done: true });
  return true;
}

function otherLoad(known: LoadRecord): string {
  return `The store holds another load: ${describe(known)}. Remove it first: npm run seed:load -- --clear`;
}

interface Work {
  prisma: PrismaClient;
  writer: BulkWriter;
  amounts: Amounts;
  progress: NonNullable<Load['progress']>;
}

async function writeAll({ prisma, writer, amounts, progress }: Work): Promise<void> {
  const period = periodBefore(amounts.until);
  const pickFrom = (part: number) => randomFrom(amounts.seed * 10 + part);
  const [patterns, staffIds, rates] = await Promise.all([
    findPatterns(prisma),
    findStaff(prisma),
    ratesInForce(prisma, new Date()),
  ]);
  const customers = makeCustomers(amounts.customers, period, pickFrom(1));
  const pieces = makeProducts(amounts.products, { patterns, rates, period }, pickFrom(2));
  const coupons = makeCoupons(period);

  const passwordHash = await loadPasswordHash();
  await inChunks('customers', customers, progress, (some) =>
    writer.write(
      'users',
      some.map((customer) => customerRow(customer, passwordHash)),
    ),
  );

  const buyerAt = buyerPicker(customers, amounts.orders);
  const makeOrder = orderMaker({ period, pieces, coupons, staffIds, buyerAt });
  const makeReview = reviewMaker(period, findBestSeller(pieces));
  const [orderRandom, reviewRandom] = [pickFrom(3), pickFrom(4)];
  const moments = orderMoments(amounts.orders, period, pickFrom(5));
  let writing = Promise.resolve();
  for (let done = 0; done < amounts.orders; ) {
    const orders: LoadedOrder[] = [];
    const reviews: Row<'reviews'>[] = [];
    for (const at of upTo(CHUNK, moments)) {
      const order = makeOrder(at, orderRandom);
      orders.push(order);
      const review = makeReview(order, reviewRandom);
      if (review) reviews.push(review);
      // Lets what is being written go on.
      if (orders.length % SLICE === 0) await new Promise(setImmediate);
    }
    await writing;
    writing = writeOrders(writer, orders, reviews);
    done += orders.length;
    progress('orders', done, amounts.orders);
  }
  await writing;

  await writer.write(
    'coupons',
    coupons.map((coupon) => couponRow(coupon, period)),
  );
  const shop = { customers, pieces, period };
  await writer.write('activities', makeActivities(shop, pickFrom(6)));
  await writer.write('wishlist_items', makeWishes(shop, pickFrom(7)));
  await writer.write('recently_viewed_items', makeViews(shop, pickFrom(8)));
  const { groups, members } = makeGroups(customers, period);
  await writer.write('customer_groups', groups);
  await writer.write('customer_group_members', members);
  const writers = Math.ceil(customers.length / CUSTOMERS_A_LETTER);
  const letters = makeThreads(writers, period, pickFrom(9));
  await writer.write('threads', letters.threads);
  await writer.write('thread_messages', letters.messages);
  const readers = Math.ceil(customers.length / CUSTOMERS_A_READER);
  await writer.write('newsletter_subscribers', makeSubscribers(readers, period, pickFrom(9)));
  // Last, since they count what was sold of them and how it was liked.
  await writeProducts(writer, { pieces, period, progress });
  const words = patterns.map(({ facts }) => facts.searchText);
  await prisma.$transaction((tx) => rememberWords(tx, words));
  await sumFigures(prisma);
  progress('figures', 1, 1);
}

function* upTo<Item>(count: number, items: Generator<Item>): Generator<Item> {
  for (let taken = 0; taken < count; taken += 1) {
    const { value, done } = items.next();
    if (done) return;
    yield value;
  }
}

async function writeOrders(writer: BulkWriter, orders: LoadedOrder[], reviews: Row<'reviews'>[]) {
  await Promise.all([
    writer.write(
      'orders',
      orders.map(({ order }) => order),
    ),
    writer.write(
      'order_events',
      orders.flatMap(({ events }) => events),
    ),
    writer.write(
      'order_lines',
      orders.flatMap(({ lines }) => lines),
    ),
    writer.write(
      'payments',
      orders.flatMap(({ payments }) => payments),
    ),
    writer.write(
      'coupon_redemptions',
      orders.flatMap(({ redemption }) => redemption ?? []),
    ),
    writer.write('reviews', reviews),
    writer.write(
      'stock_moves',
      orders.flatMap(({ traces }) => traces.moves),
    ),
    writer.write(
      'mails',
      orders.map(({ traces }) => traces.mail),
    ),
    writer.write(
      'audit_entries',
      orders.flatMap(({ traces }) => traces.audits),
    ),
  ]);
}

interface Products {
  pieces: Piece[];
  period: Period;
  progress: Work['progress'];
}

async function writeProducts(writer: BulkWriter, { pieces, period, progress }: Products) {
  const parts = productPartMaker();
  const priceChanges = priceChangeMaker(period);
  await inChunks('products', pieces, progress, (some) =>
    Promise.all([
      writer.write('products', some.map(productRows)),
      writer.write('variants', some.flatMap(variantRows)),
      writer.write('stock_levels', some.flatMap(levelRows)),
      writer.write('product_images', some.flatMap(parts.images)),
      writer.write('gemstones', some.flatMap(parts.gemstones)),
      writer.write('price_changes', some.flatMap(priceChanges)),
      writer.write('stock_moves', some.flatMap(parts.firstStock)),
    ]),
  );
}

async function inChunks<Item>(
  part: string,
  items: readonly Item[],
  progress: Work['progress'],
  write: (some: Item[]) => Promise<unknown>,
) {
  for (let start = 0; start < items.length; start += CHUNK) {
    await write(items.slice(start, start + CHUNK));
    progress(part, Math.min(start + CHUNK, items.length), items.length);
  }
}

async function findPatterns(prisma: PrismaClient): Promise<Pattern[]> {
  const collections = await prisma.collection.findMany({ select: { id: true, name: true } });
  return readCatalog().map((piece) =>
    toPattern(piece, collections.find(({ name }) => name === piece.collection) ?? null),
  );
}

async function findStaff(prisma: PrismaClient): Promise<string[]> {
  const staff = await prisma.user.findMany({
    where: { role: { not: 'CUSTOMER' } },
    select: { id: true },
    orderBy: { email: 'asc' },
  });
  return staff.map(({ id }) => id);
}
