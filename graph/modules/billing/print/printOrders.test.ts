import { beforeAll, describe, expect, test } from 'vitest';
import type { PrintDocument } from '#domain/orders/printDocuments.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProposal } from '#graph/testing/aProposal.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { extractPdfTexts } from './testing/pdfTexts.ts';

const server = useTestServer();
let staff: string;

beforeAll(async () => {
  staff = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
});

function print(orderIds: string[], documents: PrintDocument[], token: string | null = staff) {
  return server.app.inject({
    method: 'POST',
    url: '/invoices/print',
    payload: { orderIds, what: documents },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

async function printPageTexts(orderIds: string[], documents: PrintDocument[]): Promise<string[]> {
  const response = await print(orderIds, documents);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['cache-control']).toContain('no-store');
  return extractPdfTexts(response.rawPayload);
}

describe('printed orders', () => {
  test('have a warning on the slip if a proposal is unanswered', async () => {
    const [proposedOrder, otherOrder] = [
      await anOrder(server.prisma, { status: 'CONFIRMED' }),
      await anOrder(server.prisma, { status: 'CONFIRMED' }),
    ];
    await aProposal(server.prisma, proposedOrder);
    const pages = await printPageTexts([proposedOrder.id, otherOrder.id], ['SLIPS']);
    expect(pages.map((page) => page.includes('WAIT'))).toEqual([true, false]);
  });

  test('are one file with all slips, then all invoices, then all labels', async () => {
    const [firstOrder, otherOrder] = [
      await anOrder(server.prisma, { status: 'PROCESSING', shipName: 'सीता शर्मा' }),
      await anOrder(server.prisma, { status: 'PROCESSING', paymentMethod: 'BANK_TRANSFER' }),
    ];

    const pages = await printPageTexts([firstOrder.id, otherOrder.id], ['LABELS', 'SLIPS', 'INVOICES']);

    expect(pages.map((page) => page.match(/Packing slip|Invoice|to collect/)?.[0])).toEqual([
      'Packing slip',
      'Packing slip',
      'Invoice',
      'Invoice',
      'to collect',
      'to collect',
    ]);
    expect(pages.map((page) => page.includes(firstOrder.number))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test('show the destination in the recipient’s script, and no amounts on the slip and label of a paid order', async () => {
    const { id } = await anOrder(server.prisma, {
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      shipName: 'सीता शर्मा',
      street: 'पुल्चोक १२',
      landmark: 'दमकल पछाडि',
    });

    const [slip, label] = await printPageTexts([id], ['SLIPS', 'LABELS']);

    for (const page of [slip, label]) {
      expect(page).toContain('सीता');
      expect(page).toContain('दमकल');
      expect(page).toContain('9841000000');
      expect(page).not.toContain('NPR');
    }
    expect(label).toContain('Nothing to collect');
  });

  test('show the carrier the amount to collect and the number to scan', async () => {
    const { id, number } = await anOrder(server.prisma, {
      status: 'SHIPPED',
      carrier: 'Nepal Can Move',
      trackingNumber: 'NCM-77',
    });

    const [label] = await printPageTexts([id], ['LABELS']);

    expect(label).toContain('Cash to collect');
    expect(label).toContain('NPR 11,800');
    expect(label).toContain(number);
    expect(label).toContain('NCM-77');
  });

  test('have a marked slip and no label if the order is cancelled', async () => {
    const { id } = await anOrder(server.prisma, { status: 'CANCELLED' });

    const pages = await printPageTexts([id], ['SLIPS', 'LABELS']);

    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('CANCELLED');
    expect((await print([id], ['LABELS'])).statusCode).toBe(404);
  });

  test('fit an address of any length on the label', async () => {
    const { id } = await anOrder(server.prisma, {
      status: 'PROCESSING',
      shipName: 'N'.repeat(80),
      street: 'Street '.repeat(22).trim(),
      landmark: 'Landmark '.repeat(17).trim(),
    });
    expect(await printPageTexts([id], ['LABELS'])).toHaveLength(1);
  });

  test('are limited to a hundred, and at least one kind of document is required', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `id-${index}`);
    expect((await print(ids, ['SLIPS'])).statusCode).toBe(400);
    expect((await print(['one'], [])).statusCode).toBe(400);
    expect((await print(['one'], ['SLIPS'])).statusCode).toBe(404);
  });

  test('are available only to staff who can read orders', async () => {
    const { id } = await anOrder(server.prisma);
    const customer = await signIn(server, await aCustomer(server.prisma));
    expect((await print([id], ['SLIPS'], null)).statusCode).toBe(401);
    expect((await print([id], ['SLIPS'], customer)).statusCode).toBe(403);
  });
});
