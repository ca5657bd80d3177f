import { beforeAll, describe, expect, test } from 'vitest';
import type { Printed } from '#domain/orders/printed.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProposal } from '#graph/testing/aProposal.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { pdfTexts } from './testing/pdfTexts.ts';

const server = useTestServer();
let staff: string;

beforeAll(async () => {
  staff = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
});

function print(orderIds: string[], what: Printed[], token: string | null = staff) {
  return server.app.inject({
    method: 'POST',
    url: '/invoices/print',
    payload: { orderIds, what },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

async function pagesOf(orderIds: string[], what: Printed[]): Promise<string[]> {
  const answer = await print(orderIds, what);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['cache-control']).toContain('no-store');
  return pdfTexts(answer.rawPayload);
}

describe('what is printed of orders', () => {
  test('a slip warns where the buyer has not answered yet whether the order is changed', async () => {
    const [asked, other] = [
      await anOrder(server.prisma, { status: 'CONFIRMED' }),
      await anOrder(server.prisma, { status: 'CONFIRMED' }),
    ];
    await aProposal(server.prisma, asked);
    const pages = await pagesOf([asked.id, other.id], ['SLIPS']);
    expect(pages.map((page) => page.includes('WAIT'))).toEqual([true, false]);
  });

  test('is one file: all slips, then all invoices, then all labels', async () => {
    const [one, other] = [
      await anOrder(server.prisma, { status: 'PROCESSING', shipName: 'सीता शर्मा' }),
      await anOrder(server.prisma, { status: 'PROCESSING', paymentMethod: 'BANK_TRANSFER' }),
    ];

    const pages = await pagesOf([one.id, other.id], ['LABELS', 'SLIPS', 'INVOICES']);

    expect(pages.map((page) => page.match(/Packing slip|Invoice|to collect/)?.[0])).toEqual([
      'Packing slip',
      'Packing slip',
      'Invoice',
      'Invoice',
      'to collect',
      'to collect',
    ]);
    expect(pages.map((page) => page.includes(one.number))).toEqual([true, false, true, false, true, false]);
  });

  test('says in the script of who gets it where it goes, and names no price on slip and label of what is paid', async () => {
    const { id } = await anOrder(server.prisma, {
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      shipName: 'सीता शर्मा',
      street: 'पुल्चोक १२',
      landmark: 'दमकल पछाडि',
    });

    const [slip, label] = await pagesOf([id], ['SLIPS', 'LABELS']);

    for (const page of [slip, label]) {
      expect(page).toContain('सीता');
      expect(page).toContain('दमकल');
      expect(page).toContain('9841000000');
      expect(page).not.toContain('NPR');
    }
    expect(label).toContain('Nothing to collect');
  });

  test('tells the courier what to collect and by which number it goes', async () => {
    const { id, number } = await anOrder(server.prisma, {
      status: 'SHIPPED',
      carrier: 'Nepal Can Move',
      trackingNumber: 'NCM-77',
    });

    const [label] = await pagesOf([id], ['LABELS']);

    expect(label).toContain('Cash to collect');
    expect(label).toContain('NPR 11,800');
    expect(label).toContain(number);
    expect(label).toContain('NCM-77');
  });

  test('has a slip that says so of what was cancelled, and no label', async () => {
    const { id } = await anOrder(server.prisma, { status: 'CANCELLED' });

    const pages = await pagesOf([id], ['SLIPS', 'LABELS']);

    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('CANCELLED');
    expect((await print([id], ['LABELS'])).statusCode).toBe(404);
  });

  test('fits on its label however long an address is', async () => {
    const { id } = await anOrder(server.prisma, {
      status: 'PROCESSING',
      shipName: 'N'.repeat(80),
      street: 'Street '.repeat(22).trim(),
      landmark: 'Landmark '.repeat(17).trim(),
    });
    expect(await pagesOf([id], ['LABELS'])).toHaveLength(1);
  });

  test('is a hundred orders at most, and something of each', async () => {
    const ids = Array.from({ length: 101 }, (_, at) => `id-${at}`);
    expect((await print(ids, ['SLIPS'])).statusCode).toBe(400);
    expect((await print(['one'], [])).statusCode).toBe(400);
    expect((await print(['one'], ['SLIPS'])).statusCode).toBe(404);
  });

  test('is for staff who may read orders, and for nobody else', async () => {
    const { id } = await anOrder(server.prisma);
    const customer = await signIn(server, await aCustomer(server.prisma));
    expect((await print([id], ['SLIPS'], null)).statusCode).toBe(401);
    expect((await print([id], ['SLIPS'], customer)).statusCode).toBe(403);
  });
});
