import { beforeAll, describe, expect, test } from 'vitest';
import { MAIN_LOCATION_ID as SHOP } from '#domain/stock/locations.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { readLevels, setLevels } from '#graph/testing/setLevel.ts';

const server = useTestServer();
let admin: Shopper;
let workshopId: string;

const TRANSFER_FIELDS = `transfer { id number status version difference pieces lines { id sku quantity received available } }
  errors { code reason field params }`;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
  workshopId = (await aLocation(server.prisma, { kind: 'WORKSHOP', servesOrders: false })).id;
});

async function runMutation(mutationName: string, type: string, input: object) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: ${type}!) { ${mutationName}(input: $input) { ${TRANSFER_FIELDS} } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[mutationName];
}

const send = (transfer: { id: string; version: number }) =>
  runMutation('sendTransfer', 'TransferInput', { id: transfer.id, version: transfer.version });
const cancel = (transfer: { id: string; version: number }) =>
  runMutation('cancelTransfer', 'TransferInput', { id: transfer.id, version: transfer.version });
const receive = (transfer: { id: string; version: number }, lines: object[] = []) =>
  runMutation('receiveTransfer', 'ReceiveTransferInput', {
    id: transfer.id,
    version: transfer.version,
    lines,
  });

async function aTransfer(quantity: number, stock = 5) {
  const ring = await aProduct(server.prisma, { price: 1000 });
  await setLevels(server.prisma, ring.id, { [SHOP]: stock });
  const sku = ring.variants[0]?.sku ?? '';
  const { transfer } = await runMutation('createTransfer', 'CreateTransferInput', {
    fromId: SHOP,
    toId: workshopId,
    lines: [{ sku, quantity }],
  });
  return { ring, sku, transfer };
}

const readStock = async (id: string) =>
  (await server.prisma.product.findUniqueOrThrow({ where: { id } })).stock;

describe('a transfer', () => {
  test('leaves its source when sent, is at neither location in transit, and is stocked when received', async () => {
    const { ring, transfer } = await aTransfer(2);
    expect(transfer).toMatchObject({
      status: 'DRAFT',
      lines: [{ quantity: 2, available: 5, received: null }],
    });
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 5 });

    const sentTransfer = (await send(transfer)).transfer;
    expect(sentTransfer.status).toBe('SENT');
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 3 });
    expect(await readStock(ring.id)).toBe(3);

    const { transfer: receivedTransfer } = await receive(sentTransfer);
    expect(receivedTransfer).toMatchObject({ status: 'RECEIVED', difference: 0, lines: [{ received: 2 }] });
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 3, [workshopId]: 2 });
    // The workshop serves no orders.
    expect(await readStock(ring.id)).toBe(3);
    const moves = await server.prisma.stockMove.findMany({
      where: { document: transfer.number },
      orderBy: { delta: 'asc' },
    });
    expect(moves).toMatchObject([
      { locationId: SHOP, delta: -2, reason: 'TRANSFER' },
      { locationId: workshopId, delta: 2, reason: 'TRANSFER' },
    ]);
  });

  test('records differences on arrival', async () => {
    const { ring, transfer } = await aTransfer(3);
    const sentTransfer = (await send(transfer)).transfer;
    const { transfer: receivedTransfer } = await receive(sentTransfer, [
      { id: sentTransfer.lines[0].id, received: 2 },
    ]);
    expect(receivedTransfer).toMatchObject({ difference: -1, lines: [{ quantity: 3, received: 2 }] });
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 2, [workshopId]: 2 });
    const { data } = await admin.graphql(
      '{ stockTransfers(filter: { hasDifferences: true }, first: 100) { edges { node { number } } } }',
    );
    expect(data?.stockTransfers.edges).toContainEqual({ node: { number: transfer.number } });
  });

  test('beyond the available stock is refused with an error at the line, and nothing is sent', async () => {
    const { ring, transfer } = await aTransfer(6);
    expect(await send(transfer)).toMatchObject({
      transfer: null,
      errors: [{ code: 'OUT_OF_STOCK', field: 'lines.0.quantity', params: { count: 5, location: 'Shop' } }],
    });
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 5 });
  });

  test('that is cancelled in transit returns to its source; a received transfer is final', async () => {
    const { ring, transfer } = await aTransfer(2);
    const sentTransfer = (await send(transfer)).transfer;
    const cancelledTransfer = (await cancel(sentTransfer)).transfer;
    expect(cancelledTransfer.status).toBe('CANCELLED');
    expect(await readLevels(server.prisma, ring.id)).toEqual({ [SHOP]: 5 });
    expect((await cancel(cancelledTransfer)).errors).toMatchObject([{ reason: 'TRANSFER_CLOSED' }]);
    expect((await receive(cancelledTransfer)).errors).toMatchObject([{ reason: 'TRANSFER_NOT_SENT' }]);
  });

  test('is received once, even by simultaneous requests', async () => {
    const { ring, transfer } = await aTransfer(2);
    const sentTransfer = (await send(transfer)).transfer;
    const results = await Promise.all([receive(sentTransfer), receive(sentTransfer), cancel(sentTransfer)]);
    expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(results.flatMap(({ errors }) => errors).every(({ code }) => code === 'CONFLICT')).toBe(true);
    const levels = await readLevels(server.prisma, ring.id);
    expect((levels[SHOP] ?? 0) + (levels[workshopId] ?? 0)).toBe(5);
  });

  test('can be edited while it is a draft, and can contain each variant only once', async () => {
    const { sku, transfer } = await aTransfer(2);
    const changeInput = { id: transfer.id, version: transfer.version, fromId: SHOP, toId: workshopId };
    const update = (lines: object[], extraInput: object = {}) =>
      runMutation('updateTransfer', 'UpdateTransferInput', { ...changeInput, lines, ...extraInput });
    expect(
      (
        await update([
          { sku, quantity: 1 },
          { sku: sku.toLowerCase(), quantity: 1 },
        ])
      ).errors,
    ).toMatchObject([{ reason: 'SKU_ON_TWO_LINES', field: 'lines.1.sku' }]);
    expect((await update([{ sku, quantity: 1 }], { toId: SHOP })).errors).toMatchObject([
      { reason: 'SAME_LOCATION', field: 'toId' },
    ]);
    const { transfer: changedTransfer } = await update([{ sku, quantity: 4 }]);
    expect(changedTransfer).toMatchObject({ pieces: 4, lines: [{ quantity: 4 }] });
    const sentTransfer = (await send(changedTransfer)).transfer;
    expect((await update([{ sku, quantity: 1 }], { version: sentTransfer.version })).errors).toMatchObject([
      { reason: 'TRANSFER_NOT_DRAFT' },
    ]);
  });
});
