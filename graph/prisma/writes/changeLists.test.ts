import { beforeEach, describe, expect, test } from 'vitest';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { write } from '../direct/statement.ts';
import { Prisma } from '../generated/client.ts';
import { getDatabaseWrites } from './openWrites.ts';
import { startWatermark } from './watermark.ts';

const server = useTestServer();
let token: string;

// Requests are limited per key, and each test reads without a pause.
beforeEach(async () => {
  token = (await anApiKey(server.prisma, [...API_SCOPES])).secret;
});

interface FollowedList {
  query: string;
  list: string;
  table: string;
  /** Column that a change writes and an integration reads as `value`. */
  column: string;
  make(): Promise<string>;
}

const PAGE = 'pageInfo { hasNextPage endCursor completeUntil }';
const buildQuery = (list: string, filter: string, value: string) =>
  `query ($filter: ${filter}, $after: String) {
    ${list}(filter: $filter, sort: UPDATED, first: 20, after: $after) { edges { node { id ${value} } } ${PAGE} }
  }`;

const followedLists: Record<string, FollowedList> = {
  orders: {
    list: 'adminOrders',
    query: buildQuery('adminOrders', 'AdminOrderFilter', 'value: notes'),
    table: 'orders',
    column: 'notes',
    make: async () => (await anOrder(server.prisma)).id,
  },
  products: {
    list: 'adminProducts',
    query: buildQuery('adminProducts', 'AdminProductFilter', 'value: description'),
    table: 'products',
    column: 'description',
    make: async () => (await aProduct(server.prisma)).id,
  },
  customers: {
    list: 'customers',
    query: buildQuery('customers', 'CustomerFilter', 'value: name'),
    table: 'users',
    column: 'name',
    make: async () => (await aCustomer(server.prisma)).id,
  },
  stock: {
    list: 'stockItems',
    query: buildQuery('stockItems', 'StockItemFilter', 'value: sku'),
    table: 'variants',
    column: 'sku',
    make: async () => (await aProduct(server.prisma)).variants[0]?.id ?? '',
  },
};

interface Page {
  edges: { node: { id: string; value: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null; completeUntil: string };
}

/** An integration's copy: the last known value of each row. */
class Copy {
  readonly rows = new Map<string, string>();
  /** Callbacks of the next complete read, from first to last page. */
  readonly #waiting: (() => void)[] = [];
  readonly #followedList: FollowedList;
  from: string | null = null;

  constructor(followedList: FollowedList) {
    this.#followedList = followedList;
  }

  /** Reads all changes since the previous read. */
  async read(): Promise<void> {
    let page: Page | undefined;
    while (!page || page.pageInfo.hasNextPage) {
      page = await this.#ask(page?.pageInfo.endCursor ?? null);
      for (const { node } of page.edges) this.rows.set(node.id, node.value);
    }
    this.from = page.pageInfo.completeUntil;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async readUntil(instant: Date): Promise<void> {
    while (!this.from || new Date(this.from) <= instant) await this.read();
  }

  /** Waits for the next complete read. */
  async waitForNextRead(): Promise<void> {
    await new Promise<void>((wake) => this.#waiting.push(wake));
  }

  async #ask(after: string | null): Promise<Page> {
    const { query, list } = this.#followedList;
    const filter = { updatedFrom: this.from };
    const { data, errors } = await server.graphql(query, { filter, after }, { token });
    expect(errors).toBeUndefined();
    return data?.[list];
  }
}

async function readDatabaseTime(): Promise<Date> {
  const [row] = await server.prisma.$queryRaw<{ now: Date }[]>`SELECT UTC_TIMESTAMP(3) AS now`;
  return row?.now ?? new Date(0);
}

class RollbackError extends Error {}

const toStatement = ({ table, column }: FollowedList, id: string, value: string) =>
  Prisma.sql`UPDATE ${Prisma.raw(table)} SET ${Prisma.raw(column)} = ${value} WHERE id = ${id}`;

interface Change {
  followedList: FollowedList;
  ids: readonly string[];
  value: string;
  isDirect: boolean;
  /** Runs after the writes and before the commit. */
  beforeCommit(): Promise<void>;
}

/** Writes rows in one transaction, through either connection. */
function change({ followedList, ids, value, isDirect, beforeCommit }: Change): Promise<void> {
  const statements = ids.map((id, index) => toStatement(followedList, id, `${value} ${index}`));
  if (isDirect)
    return server.direct.runInTransaction(async (tx) => {
      for (const statement of statements) await tx.send(write(statement));
      await beforeCommit();
    });
  return server.work(async (work) => {
    for (const statement of statements) await work.db.$executeRaw(statement);
    await beforeCommit();
  });
}

/** Waits longer than the maximum clock difference, while the copy continues to read and other writes are committed. */
async function waitOutClockSkew(copy: Copy): Promise<void> {
  const startedAt = await readDatabaseTime();
  while ((await readDatabaseTime()).getTime() < startedAt.getTime() + 1500) await copy.waitForNextRead();
}

const CHANGE_COUNT = 1000;
const WORKER_COUNT = 8;
const ROWS = 5;

describe.each(Object.entries(followedLists))('an integration that follows the %s', (_name, followedList) => {
  test(`receives all of ${CHANGE_COUNT} concurrent changes`, async () => {
    const copy = new Copy(followedList);
    const workers = await Promise.all(
      Array.from({ length: WORKER_COUNT }, async () => {
        const ids: string[] = [];
        for (let row = 0; row < ROWS; row++) ids.push(await followedList.make());
        return ids;
      }),
    );
    let changeCount = 0;
    let isFinished = false;

    /** Each worker changes its own rows, so that none waits for a slow worker. */
    async function work(ids: readonly string[], worker: number): Promise<void> {
      for (let round = 0; changeCount < CHANGE_COUNT; round++) {
        const changedIds = ids.slice(0, 1 + (round % ids.length));
        changeCount += changedIds.length;
        await change({
          followedList,
          ids: changedIds,
          value: `${worker}-${round}`,
          isDirect: round % 2 === 0,
          beforeCommit: async () => {
            if (round % 15 === 3) await waitOutClockSkew(copy);
            if (round % 7 === 5) throw new RollbackError();
          },
        }).catch((error) => {
          if (!(error instanceof RollbackError)) throw error;
        });
      }
    }

    async function follow(): Promise<void> {
      while (!isFinished) await copy.read();
      await copy.readUntil(await readDatabaseTime());
    }

    const pendingFollow = follow();
    await Promise.all(workers.map(work));
    isFinished = true;
    await pendingFollow;

    const rows = await server.prisma.$queryRaw<{ id: string; value: string }[]>`
      SELECT id, ${Prisma.raw(followedList.column)} AS value FROM ${Prisma.raw(followedList.table)}
      WHERE id IN (${Prisma.join(workers.flat())})`;
    expect(changeCount).toBeGreaterThanOrEqual(CHANGE_COUNT);
    expect(new Map(rows.map(({ id }) => [id, copy.rows.get(id)]))).toEqual(
      new Map(rows.map(({ id, value }) => [id, value])),
    );
  }, 120_000);
});

describe('the horizon', () => {
  const followedList = followedLists.orders as FollowedList;

  test('stays before an open write and advances after its commit', async () => {
    const [slowId, quickId] = [await followedList.make(), await followedList.make()];
    const copy = new Copy(followedList);
    await copy.readUntil(await readDatabaseTime());
    const startedAt = await readDatabaseTime();

    await change({
      followedList,
      ids: [slowId],
      value: 'slow',
      isDirect: false,
      beforeCommit: async () => {
        await change({
          followedList,
          ids: [quickId],
          value: 'quick',
          isDirect: true,
          beforeCommit: async () => {},
        });
        const pendingRead = waitOutClockSkew(copy);
        let isFinished = false;
        void pendingRead.then(() => {
          isFinished = true;
        });
        while (!isFinished) await copy.read();
        expect(new Date(copy.from ?? 0).getTime()).toBeLessThan(startedAt.getTime());
        expect(copy.rows.get(quickId)).toBeNull();
      },
    });
    await copy.readUntil(await readDatabaseTime());

    expect([copy.rows.get(slowId), copy.rows.get(quickId)]).toEqual(['slow 0', 'quick 0']);
  });

  test('stays before the watermark of another server unless that server has been silent for a minute', async () => {
    const { prisma } = server;
    const now = await readDatabaseTime();
    const other = {
      server: crypto.randomUUID(),
      completeUntil: new Date(now.getTime() - 30_000),
      seenAt: now,
    };
    await prisma.writeWatermark.create({ data: other });
    const copy = new Copy(followedList);
    await copy.read();
    expect(new Date(copy.from ?? 0).getTime()).toBe(now.getTime() - 31_000);

    const seenAt = new Date(now.getTime() - 61_000);
    await prisma.writeWatermark.update({ where: { server: other.server }, data: { seenAt } });
    await copy.read();
    expect(new Date(copy.from ?? 0).getTime()).toBeGreaterThan(now.getTime() - 2000);
    await prisma.writeWatermark.deleteMany();
  });

  test('depends on the watermark that a server publishes while it runs and removes when it stops', async () => {
    const watermark = await startWatermark(server.prisma, { log: server.app.log, intervalMs: 5 });
    const first = await server.prisma.writeWatermark.findFirstOrThrow();
    expect(first.completeUntil.getTime()).toBeLessThanOrEqual(first.seenAt.getTime());
    await watermark.stop();
    expect(await server.prisma.writeWatermark.count()).toBe(0);
  });

  test('stays valid, because a server commits nothing if others might consider it dead', async () => {
    const id = await followedList.make();
    const writes = getDatabaseWrites(server.databaseUrl);
    for (const isDirect of [false, true]) {
      writes.isAwaited = () => false;
      const lateChange = change({
        followedList,
        ids: [id],
        value: 'late',
        isDirect,
        beforeCommit: async () => {},
      });
      await expect(lateChange).rejects.toThrow('Record has changed since it was read');
      writes.isAwaited = () => true;
    }
    expect((await server.prisma.order.findUniqueOrThrow({ where: { id } })).notes).toBeNull();
  });
});
