import { expect, test } from 'vitest';
import { type DocumentRenderer, InvoiceCache } from './invoiceCache.ts';
import type { InvoiceData } from './readInvoice.ts';

/** Returns an invoice cache whose drawings finish only when the test resolves them. */
function useDeferredDrawings(bytes = 10) {
  const pendingDrawings: (() => void)[] = [];
  const drawings = { begun: 0, waiting: pendingDrawings };
  const draw: DocumentRenderer = (data) => {
    drawings.begun += 1;
    return new Promise((resolve) => {
      pendingDrawings.push(() => resolve(Buffer.alloc(bytes, data.order.number)));
    });
  };
  return { drawings, invoices: new InvoiceCache(draw) };
}

const createInvoiceData = (number: string) => ({ order: { number } }) as InvoiceData;

test('two invoices are drawn at a time, and the next one starts when one is done', async () => {
  const { drawings, invoices } = useDeferredDrawings();
  const requests = ['1', '2', '3'].map((number) => invoices.get(createInvoiceData(number)));
  await expect.poll(() => drawings.begun).toBe(2);
  drawings.waiting[0]?.();
  await expect.poll(() => drawings.begun).toBe(3);
  for (const finishDrawing of drawings.waiting) finishDrawing();
  expect((await Promise.all(requests)).map(String)).toEqual(['1'.repeat(10), '2'.repeat(10), '3'.repeat(10)]);
});

test('simultaneous requests for the same invoice draw it once', async () => {
  const { drawings, invoices } = useDeferredDrawings();
  const requests = Array.from({ length: 50 }, () => invoices.get(createInvoiceData('1')));
  await expect.poll(() => drawings.begun).toBe(1);
  drawings.waiting[0]?.();
  await Promise.all(requests);
  await invoices.get(createInvoiceData('1'));
  expect([
    drawings.begun,
    invoices.has(createInvoiceData('1')),
    invoices.has(createInvoiceData('2')),
  ]).toEqual([1, true, false]);
});

test('requests beyond the queue limit are refused, and queued ones are drawn', async () => {
  const { drawings, invoices } = useDeferredDrawings();
  const requests = Array.from({ length: 40 }, (_, index) => invoices.get(createInvoiceData(`${index}`)));
  let isSettled = false;
  const settledRequests = Promise.allSettled(requests).finally(() => {
    isSettled = true;
  });
  while (!isSettled) {
    drawings.waiting.shift()?.();
    await new Promise(setImmediate);
  }
  const rejectedRequests = (await settledRequests).filter(({ status }) => status === 'rejected');
  expect([drawings.begun, rejectedRequests.length]).toEqual([21, 19]);
  expect(rejectedRequests[0]).toMatchObject({ reason: { statusCode: 503 } });
});

test('the cache removes its oldest entry when it is full', async () => {
  const { drawings, invoices } = useDeferredDrawings(6 * 1024 * 1024);
  for (const number of ['1', '2', '3']) {
    const drawing = invoices.get(createInvoiceData(number));
    await expect.poll(() => drawings.waiting.length).toBe(1);
    drawings.waiting.pop()?.();
    await drawing;
  }
  expect(['1', '2', '3'].map((number) => invoices.has(createInvoiceData(number)))).toEqual([
    false,
    true,
    true,
  ]);
});
