import { expect, test } from 'vitest';
import { type DrawDocument, InvoiceCache } from './invoiceCache.ts';
import type { InvoiceFacts } from './readInvoice.ts';

/** Invoices whose drawing the test completes. */
function useDesk(bytes = 10) {
  const waiting: (() => void)[] = [];
  const desk = { begun: 0, waiting };
  const draw: DrawDocument = (facts) => {
    desk.begun += 1;
    return new Promise((done) => {
      waiting.push(() => done(Buffer.alloc(bytes, facts.order.number)));
    });
  };
  return { desk, invoices: new InvoiceCache(draw) };
}

const facts = (number: string) => ({ order: { number } }) as InvoiceFacts;

test('two are drawn at a time, and the next when one is done', async () => {
  const { desk, invoices } = useDesk();
  const asked = ['1', '2', '3'].map((number) => invoices.get(facts(number)));
  await expect.poll(() => desk.begun).toBe(2);
  desk.waiting[0]?.();
  await expect.poll(() => desk.begun).toBe(3);
  for (const done of desk.waiting) done();
  expect((await Promise.all(asked)).map(String)).toEqual(['1'.repeat(10), '2'.repeat(10), '3'.repeat(10)]);
});

test('simultaneous requests for the same invoice draw it once', async () => {
  const { desk, invoices } = useDesk();
  const asked = Array.from({ length: 50 }, () => invoices.get(facts('1')));
  await expect.poll(() => desk.begun).toBe(1);
  desk.waiting[0]?.();
  await Promise.all(asked);
  await invoices.get(facts('1'));
  expect([desk.begun, invoices.has(facts('1')), invoices.has(facts('2'))]).toEqual([1, true, false]);
});

test('requests beyond the queue are refused, and queued ones are drawn', async () => {
  const { desk, invoices } = useDesk();
  const asked = Array.from({ length: 40 }, (_, at) => invoices.get(facts(`${at}`)));
  let isOver = false;
  const ended = Promise.allSettled(asked).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    desk.waiting.shift()?.();
    await new Promise(setImmediate);
  }
  const refused = (await ended).filter(({ status }) => status === 'rejected');
  expect([desk.begun, refused.length]).toEqual([21, 19]);
  expect(refused[0]).toMatchObject({ reason: { statusCode: 503 } });
});

test('the cache is bounded: the oldest entry is removed', async () => {
  const { desk, invoices } = useDesk(6 * 1024 * 1024);
  for (const number of ['1', '2', '3']) {
    const drawn = invoices.get(facts(number));
    await expect.poll(() => desk.waiting.length).toBe(1);
    desk.waiting.pop()?.();
    await drawn;
  }
  expect(['1', '2', '3'].map((number) => invoices.has(facts(number)))).toEqual([false, true, true]);
});
