import { beforeEach, describe, expect, test } from 'vitest';
import { aTolaProduct } from '#graph/modules/pricing/rates/testing/aTola.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { publishRate, requestPriceHold } from './testing/requestPriceHold.ts';

const server = useTestServer();
const START = new Date('2026-11-27T08:15:00.000Z');

let ring: { id: string };

beforeEach(async () => {
  const { prisma, clock } = server;
  clock.now = START;
  await prisma.storeSetting.deleteMany();
  await prisma.product.deleteMany();
  await prisma.metalRate.deleteMany();
  ring = await aTolaProduct(prisma);
  await publishRate(server, 300_000);
});

const toLine = ({ id }: { id: string }, quantity = 1) => ({ productId: id, quantity });
const advanceMinutes = (minutes: number) => {
  server.clock.now = new Date(START.getTime() + minutes * 60_000);
};

describe('a price hold', () => {
  test('lasts half an hour, and includes the rate on which the price is based', async () => {
    const { quote, held, ended } = await requestPriceHold(server, { lines: [toLine(ring)] });
    expect(quote.lines).toEqual([{ index: 0, unitPrice: 330_000 }]);
    expect(held).toMatchObject({
      total: 389_400,
      rates: [{ metal: 'GOLD', perTola: 300_000 }],
      expiresAt: '2026-11-27T08:45:00.000Z',
    });
    expect(ended).toBeNull();
  });

  test('stays the same, with the same expiry, when requested again', async () => {
    const { held: first } = await requestPriceHold(server, { lines: [toLine(ring)] });
    advanceMinutes(10);
    await publishRate(server, 306_000);

    const second = await requestPriceHold(server, { lines: [toLine(ring)], quoteId: first.quoteId });

    expect(second.quote.lines).toEqual([{ index: 0, unitPrice: 330_000 }]);
    expect(second.held).toEqual(first);
  });

  test('shows the current price if it has fallen', async () => {
    const { held: first } = await requestPriceHold(server, { lines: [toLine(ring)] });
    advanceMinutes(10);
    await publishRate(server, 294_000);

    const { quote, held } = await requestPriceHold(server, { lines: [toLine(ring)], quoteId: first.quoteId });

    expect(quote.lines).toEqual([{ index: 0, unitPrice: 323_400 }]);
    expect(held).toMatchObject({ total: quote.totals.finalTotal, expiresAt: first.expiresAt });
  });

  test('adds further items at their current price, with the same expiry', async () => {
    const { held: first } = await requestPriceHold(server, { lines: [toLine(ring)] });
    const [bangle, chain] = [
      await aTolaProduct(server.prisma),
      await aProduct(server.prisma, { price: 9_000, metal: 'SILVER' }),
    ];
    advanceMinutes(10);
    await publishRate(server, 306_000);
    const lines = [toLine(ring, 2), toLine(bangle), toLine(chain)];

    const { quote, held } = await requestPriceHold(server, { lines, quoteId: first.quoteId });

    expect(quote.lines.map(({ unitPrice }) => unitPrice)).toEqual([330_000, 336_600, 9_000]);
    expect(held).toMatchObject({
      rates: [
        { metal: 'GOLD', perTola: 300_000 },
        { metal: 'GOLD', perTola: 306_000 },
      ],
      expiresAt: first.expiresAt,
    });
    advanceMinutes(20);
    await publishRate(server, 312_000);
    const second = await requestPriceHold(server, { lines, quoteId: held.quoteId });
    expect(second.held).toEqual(held);
  });

  test('is renewed after it ends, and the quote states the reason', async () => {
    const { held: first } = await requestPriceHold(server, { lines: [toLine(ring)] });
    advanceMinutes(30);
    await publishRate(server, 306_000);

    const { quote, held, ended } = await requestPriceHold(server, {
      lines: [toLine(ring)],
      quoteId: first.quoteId,
    });

    expect(ended).toBe('EXPIRED');
    expect(quote.lines).toEqual([{ index: 0, unitPrice: 336_600 }]);
    expect(held.expiresAt).toBe('2026-11-27T09:15:00.000Z');
  });

  test.each([
    [309_000, null, 330_000],
    [309_001, 'RATE_CHANGED', 339_901],
    [290_999, 'RATE_CHANGED', 320_099],
  ])('ends only after a rate change beyond the store’s limit: %i', async (perTola, reason, unitPrice) => {
    await server.prisma.storeSetting.create({ data: { key: 'priceHoldMaxRateChangePercent', value: 3 } });
    const { held } = await requestPriceHold(server, { lines: [toLine(ring)] });
    advanceMinutes(5);
    await publishRate(server, perTola);

    const { quote, ended } = await requestPriceHold(server, { lines: [toLine(ring)], quoteId: held.quoteId });

    expect(ended).toBe(reason);
    expect(quote.lines).toEqual([{ index: 0, unitPrice }]);
  });

  test('lasts for the duration in the store’s settings', async () => {
    await server.prisma.storeSetting.create({ data: { key: 'priceHoldMinutes', value: 60 } });
    const { held } = await requestPriceHold(server, { lines: [toLine(ring)] });
    expect(held.expiresAt).toBe('2026-11-27T09:15:00.000Z');
  });

  test('is not issued if the store offers none, but existing ones stay valid', async () => {
    const { held: first } = await requestPriceHold(server, { lines: [toLine(ring)] });
    await server.prisma.storeSetting.create({ data: { key: 'priceHoldMinutes', value: 0 } });

    const freshResponse = await requestPriceHold(server, { lines: [toLine(ring)] });
    const second = await requestPriceHold(server, { lines: [toLine(ring)], quoteId: first.quoteId });

    expect(freshResponse.held).toBeNull();
    expect(freshResponse.quote.lines).toEqual([{ index: 0, unitPrice: 330_000 }]);
    expect(second.held).toEqual(first);
  });

  test('is not issued for a price that does not match the rate yet', async () => {
    const { prisma, clock } = server;
    await prisma.metalRate.deleteMany();
    await prisma.metalRate.create({
      data: { metal: 'GOLD', perTola: 306_000, effectiveFrom: clock.now, source: 'test' },
    });
    const { held } = await requestPriceHold(server, { lines: [toLine(ring)] });
    advanceMinutes(1);
    await publishRate(server, 306_000);

    const { quote } = await requestPriceHold(server, { lines: [toLine(ring)], quoteId: held.quoteId });

    expect(quote.lines).toEqual([{ index: 0, unitPrice: 336_600 }]);
  });
});

test('a price hold is not issued for unavailable items', async () => {
  const { id } = await aProduct(server.prisma, { stock: 0 });
  const { quote, held } = await requestPriceHold(server, { lines: [{ productId: id, quantity: 1 }] });
  expect(quote).toMatchObject({ lines: [], errors: [{ reason: 'SOLD_OUT' }] });
  expect(held).toBeNull();
});

test('a price hold for fifty variants fits into the quote id', async () => {
  const lines = [];
  for (let index = 0; index < 50; index++) lines.push(toLine(await aTolaProduct(server.prisma)));
  await publishRate(server, 300_001);
  const { held } = await requestPriceHold(server, { lines });
  expect(held.quoteId.length).toBeLessThan(8000);
  expect((await requestPriceHold(server, { lines, quoteId: held.quoteId })).held).toEqual(held);
});
