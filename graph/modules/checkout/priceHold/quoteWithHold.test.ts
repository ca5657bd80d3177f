import { beforeEach, describe, expect, test } from 'vitest';
import { aTola } from '#graph/modules/pricing/rates/testing/aTola.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { holdQuote, publishRate } from './testing/holdQuote.ts';

const server = useTestServer();
const START = new Date('2026-11-27T08:15:00.000Z');

let ring: { id: string };

beforeEach(async () => {
  const { prisma, clock } = server;
  clock.now = START;
  await prisma.storeSetting.deleteMany();
  await prisma.product.deleteMany();
  await prisma.metalRate.deleteMany();
  ring = await aTola(prisma);
  await publishRate(server, 300_000);
});

const lineOf = ({ id }: { id: string }, quantity = 1) => ({ productId: id, quantity });
const later = (minutes: number) => {
  server.clock.now = new Date(START.getTime() + minutes * 60_000);
};

describe('a price', () => {
  test('is held for half an hour, with the rate that it rests on', async () => {
    const { quote, held, ended } = await holdQuote(server, { lines: [lineOf(ring)] });
    expect(quote.lines).toEqual([{ index: 0, unitPrice: 330_000 }]);
    expect(held).toMatchObject({
      total: 389_400,
      rates: [{ metal: 'GOLD', perTola: 300_000 }],
      expiresAt: '2026-11-27T08:45:00.000Z',
    });
    expect(ended).toBeNull();
  });

  test('stays when it is asked for again, and so does its clock', async () => {
    const { held: first } = await holdQuote(server, { lines: [lineOf(ring)] });
    later(10);
    await publishRate(server, 306_000);

    const again = await holdQuote(server, { lines: [lineOf(ring)], quoteId: first.quoteId });

    expect(again.quote.lines).toEqual([{ index: 0, unitPrice: 330_000 }]);
    expect(again.held).toEqual(first);
  });

  test('that fell meanwhile is shown as it is now', async () => {
    const { held: first } = await holdQuote(server, { lines: [lineOf(ring)] });
    later(10);
    await publishRate(server, 294_000);

    const { quote, held } = await holdQuote(server, { lines: [lineOf(ring)], quoteId: first.quoteId });

    expect(quote.lines).toEqual([{ index: 0, unitPrice: 323_400 }]);
    expect(held).toMatchObject({ total: quote.totals.finalTotal, expiresAt: first.expiresAt });
  });

  test('of a piece that is added is that of now, until the same time', async () => {
    const { held: first } = await holdQuote(server, { lines: [lineOf(ring)] });
    const [bangle, chain] = [
      await aTola(server.prisma),
      await aProduct(server.prisma, { price: 9_000, metal: 'SILVER' }),
    ];
    later(10);
    await publishRate(server, 306_000);
    const lines = [lineOf(ring, 2), lineOf(bangle), lineOf(chain)];

    const { quote, held } = await holdQuote(server, { lines, quoteId: first.quoteId });

    expect(quote.lines.map(({ unitPrice }) => unitPrice)).toEqual([330_000, 336_600, 9_000]);
    expect(held).toMatchObject({
      rates: [
        { metal: 'GOLD', perTola: 300_000 },
        { metal: 'GOLD', perTola: 306_000 },
      ],
      expiresAt: first.expiresAt,
    });
    later(20);
    await publishRate(server, 312_000);
    const again = await holdQuote(server, { lines, quoteId: held.quoteId });
    expect(again.held).toEqual(held);
  });

  test('is held anew after its time, which is told', async () => {
    const { held: first } = await holdQuote(server, { lines: [lineOf(ring)] });
    later(30);
    await publishRate(server, 306_000);

    const { quote, held, ended } = await holdQuote(server, {
      lines: [lineOf(ring)],
      quoteId: first.quoteId,
    });

    expect(ended).toBe('TIME_OVER');
    expect(quote.lines).toEqual([{ index: 0, unitPrice: 336_600 }]);
    expect(held.expiresAt).toBe('2026-11-27T09:15:00.000Z');
  });

  test.each([
    [309_000, null, 330_000],
    [309_001, 'RATE_MOVED', 339_901],
    [290_999, 'RATE_MOVED', 320_099],
  ])('is held where the rate moves as far as the store allows: %i', async (perTola, reason, unitPrice) => {
    await server.prisma.storeSetting.create({ data: { key: 'rateLockMaxChangePercent', value: 3 } });
    const { held } = await holdQuote(server, { lines: [lineOf(ring)] });
    later(5);
    await publishRate(server, perTola);

    const { quote, ended } = await holdQuote(server, { lines: [lineOf(ring)], quoteId: held.quoteId });

    expect(ended).toBe(reason);
    expect(quote.lines).toEqual([{ index: 0, unitPrice }]);
  });

  test('is held for as long as the store says', async () => {
    await server.prisma.storeSetting.create({ data: { key: 'rateLockMinutes', value: 60 } });
    const { held } = await holdQuote(server, { lines: [lineOf(ring)] });
    expect(held.expiresAt).toBe('2026-11-27T09:15:00.000Z');
  });

  test('is not held where the store holds none, but one that was promised is kept', async () => {
    const { held: first } = await holdQuote(server, { lines: [lineOf(ring)] });
    await server.prisma.storeSetting.create({ data: { key: 'rateLockMinutes', value: 0 } });

    const fresh = await holdQuote(server, { lines: [lineOf(ring)] });
    const again = await holdQuote(server, { lines: [lineOf(ring)], quoteId: first.quoteId });

    expect(fresh.held).toBeNull();
    expect(fresh.quote.lines).toEqual([{ index: 0, unitPrice: 330_000 }]);
    expect(again.held).toEqual(first);
  });

  test('that cannot be explained by the rate yet is not held', async () => {
    const { prisma, clock } = server;
    await prisma.metalRate.deleteMany();
    await prisma.metalRate.create({
      data: { metal: 'GOLD', perTola: 306_000, effectiveFrom: clock.now, source: 'test' },
    });
    const { held } = await holdQuote(server, { lines: [lineOf(ring)] });
    later(1);
    await publishRate(server, 306_000);

    const { quote } = await holdQuote(server, { lines: [lineOf(ring)], quoteId: held.quoteId });

    expect(quote.lines).toEqual([{ index: 0, unitPrice: 336_600 }]);
  });
});

test('what cannot be had is not held', async () => {
  const { id } = await aProduct(server.prisma, { stock: 0 });
  const { quote, held } = await holdQuote(server, { lines: [{ productId: id, quantity: 1 }] });
  expect(quote).toMatchObject({ lines: [], errors: [{ reason: 'SOLD_OUT' }] });
  expect(held).toBeNull();
});

test('fifty sizes still fit into the id', async () => {
  const lines = [];
  for (let piece = 0; piece < 50; piece++) lines.push(lineOf(await aTola(server.prisma)));
  await publishRate(server, 300_001);
  const { held } = await holdQuote(server, { lines });
  expect(held.quoteId.length).toBeLessThan(8000);
  expect((await holdQuote(server, { lines, quoteId: held.quoteId })).held).toEqual(held);
});
