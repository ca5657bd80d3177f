import { expect, test } from 'vitest';
import { type Draw, DrawnInvoices } from './drawnInvoices.ts';
import type { InvoiceFacts } from './readInvoice.ts';

/** Invoices that are drawn only when somebody lets them. */
function useDesk(bytes = 10) {
  const waiting: (() => void)[] = [];
  const desk = { begun: 0, waiting };
  const draw: Draw = (facts) => {
    desk.begun += 1;
    return new Promise((done) => {
      waiting.push(() => done(Buffer.alloc(bytes, facts.order.number)));
    });
  };
  return { desk, invoices: new DrawnInvoices(draw) };
}

const facts = (number: string) => ({ order: { number } }) as InvoiceFacts;

test('two are drawn at once, and the next when one is done', async () => {
  const { desk, invoices } = useDesk();
  const asked = ['1', '2', '3'].map((number) => invoices.get(facts(number)));
  await expect.poll(() => desk.begun).toBe(2);
  desk.waiting[0]?.();
  await expect.poll(() => desk.begun).toBe(3);
  for (const done of desk.waiting) done();
  expect((await Promise.all(asked)).map(String)).toEqual(['1'.repeat(10), '2'.repeat(10), '3'.repeat(10)]);
});

test('many who ask for the same have it drawn once', async () => {
  const { desk, invoices } = useDesk();
  const asked = Array.from({ length: 50 }, () => invoices.get(facts('1')));
  await expect.poll(() => desk.begun).toBe(1);
  desk.waiting[0]?.();
  await Promise.all(asked);
  await invoices.get(facts('1'));
  expect([desk.begun, invoices.has(facts('1')), invoices.has(facts('2'))]).toEqual([1, true, false]);
});

test('more than can wait are told to come again, and those who wait are drawn', async () => {
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

test('what is kept has a bound: the oldest goes', async () => {
  const { desk, invoices } = useDesk(6 * 1024 * 1024);
  for (const number of ['1', '2', '3']) {
    const drawn = invoices.get(facts(number));
    await expect.poll(() => desk.waiting.length).toBe(1);
    desk.waiting.pop()?.();
    await drawn;
  }
  expect(['1', '2', '3'].map((number) => invoices.has(facts(number)))).toEqual([false, true, true]);
});
