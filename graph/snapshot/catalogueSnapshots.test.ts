import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabases } from '#graph/prisma/databases.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { expectTrue } from '#graph/testing/withSnapshotOf.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import { SnapshotKeeper } from './snapshotKeeper.ts';

const server = useTestServer();
const log: string[] = [];
const logger = pino({ level: 'error' }, { write: (line: string) => void log.push(line) });

let databases: ReturnType<typeof openDatabases>;
let keeper: SnapshotKeeper;
let ring: { id: string };

beforeEach(async () => {
  log.length = 0;
  databases ??= openDatabases(server.databaseUrl);
  await server.prisma.product.deleteMany();
  await server.prisma.storeEvent.deleteMany();
  ring = await aProduct(server.prisma, { slug: 'ring', stock: 5 });
  keeper = new SnapshotKeeper(databases, logger);
  await keeper.read();
});
afterAll(() => databases.close());

const shown = () => keeper.current?.catalog.products[keeper.current.catalog.places.get(ring.id) ?? -1];

/** As a server elsewhere writes it. */
const change = (kind: 'PRODUCT' | 'STOCK' | 'EVERYTHING', productId: string | null = ring.id) =>
  server.prisma.$executeRaw`
    INSERT INTO events (id, kind, subject_id, writer, at) VALUES (${randomUUID()}, ${kind}, ${productId}, 'another server', UTC_TIMESTAMP(3))`;

const rename = (name: string) => server.prisma.product.update({ where: { id: ring.id }, data: { name } });

describe('what another server has written', () => {
  test('is seen at the next look, and not before', async () => {
    await rename('Band');
    await change('PRODUCT');
    expect(shown()?.name).toBe('Plain ring');
    await keeper.look();
    expect(shown()?.name).toBe('Band');
    await expectTrue(keeper.current ?? expect.fail(), server);
  });

  test('is seen also when its transaction ends long after it was written', async () => {
    let sequence = 0;
    await server.prisma.$transaction(async (tx) => {
      await tx.product.update({ where: { id: ring.id }, data: { name: 'Band' } });
      await tx.$executeRaw`
        INSERT INTO events (id, kind, subject_id, writer, at) VALUES (${randomUUID()}, 'PRODUCT', ${ring.id}, 'another', UTC_TIMESTAMP(3))`;
      await change('STOCK');
      await keeper.look();
      sequence = keeper.current?.sequence ?? 0;
      expect(shown()?.name).toBe('Plain ring');
    });
    await keeper.look();
    expect(shown()?.name).toBe('Band');
    expect(keeper.current?.sequence).toBe(sequence + 1);
  });

  test('is taken in once, however often it is looked at', async () => {
    await change('PRODUCT');
    await keeper.look();
    const after = keeper.current;
    await keeper.look();
    await keeper.look();
    expect(keeper.current).toBe(after);
  });

  test('is one piece taken out, put in, or everything', async () => {
    await server.prisma.product.update({ where: { id: ring.id }, data: { status: 'ARCHIVED' } });
    await change('PRODUCT');
    await keeper.look();
    expect(shown()).toBeUndefined();
    const other = await aProduct(server.prisma, { slug: 'other' });
    await change('PRODUCT', other.id);
    await keeper.look();
    expect(keeper.current?.catalog.placesBySlug.has('other')).toBe(true);
    await server.prisma.product.updateMany({ data: { status: 'ACTIVE' } });
    await change('EVERYTHING', null);
    await keeper.look();
    await expectTrue(keeper.current ?? expect.fail(), server);
  });

  test('is read for its stock alone where nothing else has changed', async () => {
    await rename('Band');
    await server.prisma.variant.updateMany({ where: { productId: ring.id }, data: { stock: 2 } });
    await change('STOCK');
    await keeper.look();
    expect([shown()?.stock, shown()?.parts.variants[0]?.stock, shown()?.name]).toEqual([2, 2, 'Plain ring']);
  });
});

describe('what this server writes', () => {
  test('is there when its transaction has ended', async () => {
    await databases.writingFor({ now: new Date() }).work(async (work) => {
      await work.db.product.update({ where: { id: ring.id }, data: { name: 'Band' } });
      work.publish(productsChanged([ring.id, ring.id]));
      work.publish(productsChanged([ring.id]));
      expect(shown()?.name).toBe('Plain ring');
    });
    expect(shown()?.name).toBe('Band');
    expect(await server.prisma.storeEvent.count()).toBe(1);
  });

  test('and takes back leaves everything as it was', async () => {
    const work = databases.writingFor({ now: new Date() }).work(async (work) => {
      await work.db.product.update({ where: { id: ring.id }, data: { name: 'Band' } });
      work.publish(productsChanged([ring.id]));
      throw new Error('No');
    });
    await expect(work).rejects.toThrow('No');
    expect(shown()?.name).toBe('Plain ring');
    await expectTrue(keeper.current ?? expect.fail(), server);
  });

  test('at once in many transactions is read together, and all of it is there', async () => {
    const before = keeper.current?.sequence ?? 0;
    const pieces = [];
    for (let piece = 0; piece < 8; piece++) pieces.push(await aProduct(server.prisma));
    await Promise.all(
      pieces.map(({ id }) =>
        databases.writingFor({ now: new Date() }).work(async (work) => {
          await work.db.product.update({ where: { id }, data: { price: 777 } });
          work.publish(productsChanged([id]));
        }),
      ),
    );
    await expectTrue(keeper.current ?? expect.fail(), server);
    expect((keeper.current?.sequence ?? 0) - before).toBeLessThanOrEqual(pieces.length);
  });
});

test('a change that cannot be read is logged, and read at the next look', async () => {
  await rename('Band');
  await change('PRODUCT');
  await server.prisma.$executeRaw`RENAME TABLE gemstones TO hidden`;
  await keeper.look();
  await server.prisma.$executeRaw`RENAME TABLE hidden TO gemstones`;
  expect(shown()?.name).toBe('Plain ring');
  expect(log.map((line) => JSON.parse(line).msg)).toEqual(['A change of the catalog could not be taken in']);
  await keeper.look();
  expect(shown()?.name).toBe('Band');
});

test('what could not be loaded at the start is loaded for the first who asks after', async () => {
  await server.prisma.$executeRaw`RENAME TABLE gemstones TO hidden`;
  const late = new SnapshotKeeper(databases, logger);
  await expect(late.read()).rejects.toThrow();
  await server.prisma.$executeRaw`RENAME TABLE hidden TO gemstones`;
  expect((await late.read()).catalog.products).toHaveLength(1);
});
