import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aTransferOrder, submitReceipt, uploadPhoto } from './testing/submitReceipt.ts';

const server = useTestServer();
const ORDER_WITH_RECEIPTS = `query ($id: ID!, $guestToken: String) {
  order(id: $id, guestToken: $guestToken) { acceptsTransferReceipt transferReceipts { id status } timeline { note } }
}`;

test('a guest submits a transfer receipt with its photo, and sees its status', async () => {
  const order = await aTransferOrder(server);
  const { transferReceipt, errors } = await submitReceipt(server, order, { bank: 'Nabil Bank' });
  expect(errors).toEqual([]);
  expect(transferReceipt).toMatchObject({
    ...{ amount: 11_800, reference: 'FT26331K2P', bank: 'Nabil Bank', status: 'SUBMITTED' },
    order: { number: order.number },
  });
  const { data } = await server.graphql(ORDER_WITH_RECEIPTS, { id: order.id, guestToken: order.guestToken });
  expect(data?.order).toMatchObject({
    acceptsTransferReceipt: true,
    transferReceipts: [{ id: transferReceipt.id, status: 'SUBMITTED' }],
  });
  expect(data?.order.timeline.at(-1).note).toBe('Transfer receipt uploaded.');
});

test('the store is emailed about a new transfer receipt', async () => {
  const order = await aTransferOrder(server, { contactName: 'Gita Rai' });
  await submitReceipt(server, order, { reference: 'FT-TOLD-1' });
  const emails = await server.prisma.mail.findMany({
    where: { toEmail: DEFAULT_SETTINGS.email, template: 'transferReceiptNotice' },
  });
  const [email] = emails.filter(({ text }) => text.includes(order.number));
  expect(email?.subject).toBe(`Transfer receipt for order ${order.number}: NPR 11,800`);
  expect(email?.text).toContain('Gita Rai has sent a transfer receipt');
  expect(email?.text).toContain('FT-TOLD-1');
});

test('the photo is visible only to the order’s customer and to staff', async () => {
  const order = await aTransferOrder(server);
  const { url } = (await submitReceipt(server, order)).transferReceipt.photo;
  const fetchPhoto = (query: string) => server.app.inject({ url: `${url}?${query}` });
  const response = await fetchPhoto(`w=320&guestToken=${order.guestToken}`);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await fetchPhoto('')).statusCode).toBe(404);
  expect((await fetchPhoto('guestToken=another')).statusCode).toBe(404);
  expect((await uploadPhoto(server, { order: order.id })).statusCode).toBe(404);
});

test('strangers cannot submit a receipt for the order, and a photo can be used only once', async () => {
  const order = await aTransferOrder(server);
  const { uploadId: photo } = (
    await uploadPhoto(server, { order: order.id, guestToken: order.guestToken })
  ).json();
  expect((await submitReceipt(server, { ...order, guestToken: 'another' }, { photo })).errors).toMatchObject([
    { reason: 'ORDER_NOT_FOUND' },
  ]);
  expect((await submitReceipt(server, order, { photo })).errors).toEqual([]);
  expect((await submitReceipt(server, order, { photo })).errors).toMatchObject([
    { reason: 'TRANSFER_RECEIPT_PHOTO_NOT_FOUND', field: 'photo' },
  ]);
});

test('each invalid value is reported with its field', async () => {
  const order = await aTransferOrder(server);
  const dayAfterTomorrow = new Date(server.clock.now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const findErrorFields = async (input: Record<string, unknown>) =>
    (await submitReceipt(server, order, { photo: 'none', ...input })).errors.map(
      ({ field }: { field: string }) => field,
    );
  expect(await findErrorFields({ reference: ' ' })).toEqual(['reference']);
  expect(await findErrorFields({ amount: 0 })).toEqual(['amount']);
  expect(await findErrorFields({ paidOn: 'yesterday' })).toEqual(['paidOn']);
  expect(await findErrorFields({ paidOn: dayAfterTomorrow })).toEqual(['paidOn']);
});

test('an order accepts at most ten receipts, and none after it is paid', async () => {
  const order = await aTransferOrder(server);
  for (let receiptIndex = 0; receiptIndex < 10; receiptIndex++)
    expect((await submitReceipt(server, order, { reference: `FT${receiptIndex}` })).errors).toEqual([]);
  expect((await submitReceipt(server, order)).errors).toMatchObject([
    { reason: 'TOO_MANY_TRANSFER_RECEIPTS' },
  ]);
  const paidOrder = await aTransferOrder(server, { paid: 11_800, paymentStatus: 'PAID' });
  expect((await submitReceipt(server, paidOrder)).errors).toMatchObject([{ reason: 'NOTHING_DUE' }]);
});

test('an order of NPR 10 lakh or more requires the payer’s bank account by law', async () => {
  const order = await aTransferOrder(server, { finalTotal: 1_200_000 });
  expect((await submitReceipt(server, order)).errors).toMatchObject([
    { reason: 'PAYER_REQUIRED_BY_LAW', field: 'payer' },
  ]);
  const payer = { accountHolder: 'Sita Example', bank: 'Nabil Bank', relation: 'SELF' };
  expect((await submitReceipt(server, order, { payer })).errors).toEqual([]);
  expect(await server.prisma.order.findUnique({ where: { id: order.id } })).toMatchObject({
    payerName: 'Sita Example',
  });
});

test('a customer can withdraw a receipt sent by mistake until staff decide', async () => {
  const order = await aTransferOrder(server);
  const { transferReceipt } = await submitReceipt(server, order);
  const withdraw = async (guestToken: string) =>
    (
      await server.graphql(
        `mutation ($input: WithdrawTransferReceiptInput!) {
          withdrawTransferReceipt(input: $input) { transferReceipt { status } errors { reason } } }`,
        { input: { id: transferReceipt.id, guestToken } },
      )
    ).data?.withdrawTransferReceipt;
  expect((await withdraw('another')).errors).toEqual([{ reason: 'ORDER_NOT_FOUND' }]);
  expect((await withdraw(order.guestToken)).transferReceipt).toEqual({ status: 'WITHDRAWN' });
  expect((await withdraw(order.guestToken)).errors).toEqual([
    { reason: 'TRANSFER_RECEIPT_ALREADY_REVIEWED' },
  ]);
});

test('staff see waiting receipts oldest first, and their orders in an order view', async () => {
  const staff = await aShopper(server, { role: 'ADMIN' });
  const order = await aTransferOrder(server);
  await submitReceipt(server, order, { reference: 'LISTED' });
  const { data } = await staff.graphql(`{
    transferReceipts(first: 100) { edges { node { reference order { number } } } }
    adminOrders(filter: { view: TRANSFER_RECEIPTS_TO_REVIEW }, first: 100) { edges { node { number } } }
  }`);
  expect(data?.transferReceipts.edges.at(-1).node).toEqual({
    reference: 'LISTED',
    order: { number: order.number },
  });
  expect(data?.adminOrders.edges).toContainEqual({ node: { number: order.number } });
});
