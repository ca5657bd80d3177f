import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabases } from '#graph/prisma/databases.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { expectCurrentSnapshot } from '#graph/testing/fixtureClient.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import { CatalogueSnapshots } from './catalogueSnapshots.ts';

const server = useTestServer();
const log: string[] = [];
const logger = pino({ level: 'error' }, { write: (line: string) => void log.push(line) });

let databases: ReturnType<typeof openDatabases>;
let snapshots: CatalogueSnapshots;
let ring: { id: string };

beforeEach(async () => {
  log.length = 0;
  databases ??= openDatabases(server.databaseUrl);
  await server.prisma.product.deleteMany();
  await server.prisma.storeEvent.deleteMany();
  ring = await aProduct(server.prisma, { slug: 'ring', stock: 5 });
  snapshots = new CatalogueSnapshots(databases, logger);
  await snapshots.read();
});
afterAll(() => databases.close());

const getRing = () =>
  snapshots.current?.catalog.products[snapshots.current.catalog.slotsById.get(ring.id) ?? -1];

/** Writes an event as another server would. */
const writeEvent = (kind: 'PRODUCT' | 'STOCK' | 'EVERYTHING', productId: string | null = ring.id) =>
  server.prisma.$executeRaw`
    INSERT INTO events (id, kind, subject_id, writer, at) VALUES (${randomUUID()}, ${kind}, ${productId}, 'another server', UTC_TIMESTAMP(3))`;

const rename = (name: string) => server.prisma.product.update({ where: { id: ring.id }, data: { name } });

describe('a change by another server', () => {
  test('appears at the next poll', async () => {
    await rename('Band');
    await writeEvent('PRODUCT');
    expect(getRing()?.name).toBe('Plain ring');
    await snapshots.poll();
    expect(getRing()?.name).toBe('Band');
    await expectCurrentSnapshot(snapshots.current ?? expect.fail(), server);
  });

  test('appears even if its transaction commits long after the event’s timestamp', async () => {
    let sequence = 0;
    await server.prisma.$transaction(async (tx) => {
      await tx.product.update({ where: { id: ring.id }, data: { name: 'Band' } });
      await tx.$executeRaw`
        INSERT INTO events (id, kind, subject_id, writer, at) VALUES (${randomUUID()}, 'PRODUCT', ${ring.id}, 'another', UTC_TIMESTAMP(3))`;
      await writeEvent('STOCK');
      await snapshots.poll();
      sequence = snapshots.current?.sequence ?? 0;
      expect(getRing()?.name).toBe('Plain ring');
    });
    await snapshots.poll();
    expect(getRing()?.name).toBe('Band');
    expect(snapshots.current?.sequence).toBe(sequence + 1);
  });

  test('is applied once, regardless of how often it is polled', async () => {
    await writeEvent('PRODUCT');
    await snapshots.poll();
    const snapshotAfter = snapshots.current;
    await snapshots.poll();
    await snapshots.poll();
    expect(snapshots.current).toBe(snapshotAfter);
  });

  test('adds, removes or reloads products', async () => {
    await server.prisma.product.update({ where: { id: ring.id }, data: { status: 'ARCHIVED' } });
    await writeEvent('PRODUCT');
    await snapshots.poll();
    expect(getRing()).toBeUndefined();
    const other = await aProduct(server.prisma, { slug: 'other' });
    await writeEvent('PRODUCT', other.id);
    await snapshots.poll();
    expect(snapshots.current?.catalog.slotsBySlug.has('other')).toBe(true);
    await server.prisma.product.updateMany({ data: { status: 'ACTIVE' } });
    await writeEvent('EVERYTHING', null);
    await snapshots.poll();
    await expectCurrentSnapshot(snapshots.current ?? expect.fail(), server);
  });

  test('reloads only the stock if nothing else has changed', async () => {
    await rename('Band');
    await server.prisma.variant.updateMany({ where: { productId: ring.id }, data: { stock: 2 } });
    await writeEvent('STOCK');
    await snapshots.poll();
    expect([getRing()?.stock, getRing()?.parts.variants[0]?.stock, getRing()?.name]).toEqual([
      2,
      2,
      'Plain ring',
    ]);
  });
});

describe('a change by this server', () => {
  test('appears when its transaction has committed', async () => {
    await databases.createWriter({ now: new Date() }).work(async (work) => {
      await work.db.product.update({ where: { id: ring.id }, data: { name: 'Band' } });
      work.publish(productsChanged([ring.id, ring.id]));
      work.publish(productsChanged([ring.id]));
      expect(getRing()?.name).toBe('Plain ring');
    });
    expect(getRing()?.name).toBe('Band');
    expect(await server.prisma.storeEvent.count()).toBe(1);
  });

  test('leaves the snapshot unchanged after a rollback', async () => {
    const rejectedWork = databases.createWriter({ now: new Date() }).work(async (work) => {
      await work.db.product.update({ where: { id: ring.id }, data: { name: 'Band' } });
      work.publish(productsChanged([ring.id]));
      throw new Error('No');
    });
    await expect(rejectedWork).rejects.toThrow('No');
    expect(getRing()?.name).toBe('Plain ring');
    await expectCurrentSnapshot(snapshots.current ?? expect.fail(), server);
  });

  test('is not lost if concurrent transactions commit other changes', async () => {
    const sequenceBefore = snapshots.current?.sequence ?? 0;
    const products = [];
    for (let index = 0; index < 8; index++) products.push(await aProduct(server.prisma));
    await Promise.all(
      products.map(({ id }) =>
        databases.createWriter({ now: new Date() }).work(async (work) => {
          await work.db.product.update({ where: { id }, data: { price: 777 } });
          work.publish(productsChanged([id]));
        }),
      ),
    );
    await expectCurrentSnapshot(snapshots.current ?? expect.fail(), server);
    expect((snapshots.current?.sequence ?? 0) - sequenceBefore).toBeLessThanOrEqual(products.length);
  });
});

test('a change that cannot be loaded is logged and loaded at the next poll', async () => {
  await rename('Band');
  await writeEvent('PRODUCT');
  await server.prisma.$executeRaw`RENAME TABLE gemstones TO hidden`;
  await snapshots.poll();
  await server.prisma.$executeRaw`RENAME TABLE hidden TO gemstones`;
  expect(getRing()?.name).toBe('Plain ring');
  expect(log.map((line) => JSON.parse(line).msg)).toEqual(['A catalogue change could not be applied']);
  await snapshots.poll();
  expect(getRing()?.name).toBe('Band');
});

test('a snapshot that could not be loaded at the start is loaded at the next read', async () => {
  await server.prisma.$executeRaw`RENAME TABLE gemstones TO hidden`;
  const lateSnapshots = new CatalogueSnapshots(databases, logger);
  await expect(lateSnapshots.read()).rejects.toThrow();
  await server.prisma.$executeRaw`RENAME TABLE hidden TO gemstones`;
  expect((await lateSnapshots.read()).catalog.products).toHaveLength(1);
});
