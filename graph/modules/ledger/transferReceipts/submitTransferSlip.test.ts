import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aTransferOrder, sendPhoto, sendSlip } from './testing/sendSlip.ts';

const server = useTestServer();
const HAVE = `query ($id: ID!, $guestToken: String) {
  order(id: $id, guestToken: $guestToken) { acceptsTransferReceipt transferSlips { id status } timeline { note } }
}`;

test('a guest sends the photograph of a transfer with what stands on it, and sees how it stands', async () => {
  const order = await aTransferOrder(server);
  const { slip, errors } = await sendSlip(server, order, { bank: 'Nabil Bank' });
  expect(errors).toEqual([]);
  expect(slip).toMatchObject({
    ...{ amount: 11_800, reference: 'FT26331K2P', bank: 'Nabil Bank', status: 'SUBMITTED' },
    order: { number: order.number },
  });
  const { data } = await server.graphql(HAVE, { id: order.id, guestToken: order.guestToken });
  expect(data?.order).toMatchObject({
    acceptsTransferReceipt: true,
    transferSlips: [{ id: slip.id, status: 'SUBMITTED' }],
  });
  expect(data?.order.timeline.at(-1).note).toBe('A slip of the bank transfer was sent.');
});

test('the store is told by its own address that a slip waits', async () => {
  const order = await aTransferOrder(server, { contactName: 'Gita Rai' });
  await sendSlip(server, order, { reference: 'FT-TOLD-1' });
  const mails = await server.prisma.mail.findMany({
    where: { toEmail: DEFAULT_SETTINGS.email, template: 'slipNotice' },
  });
  const [mail] = mails.filter(({ text }) => text.includes(order.number));
  expect(mail?.subject).toBe(`Slip of NPR 11,800 for order ${order.number}`);
  expect(mail?.text).toContain('Gita Rai has sent the slip');
  expect(mail?.text).toContain('FT-TOLD-1');
});

test('the photograph is seen by whose order it is and by nobody else', async () => {
  const order = await aTransferOrder(server);
  const { url } = (await sendSlip(server, order)).slip.photo;
  const look = (query: string) => server.app.inject({ url: `${url}?${query}` });
  const seen = await look(`w=320&guestToken=${order.guestToken}`);
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect((await look('')).statusCode).toBe(404);
  expect((await look('guestToken=another')).statusCode).toBe(404);
  expect((await sendPhoto(server, { order: order.id })).statusCode).toBe(404);
});

test('a stranger cannot send one for the order, and a photograph is used once', async () => {
  const order = await aTransferOrder(server);
  const { uploadId: photo } = (
    await sendPhoto(server, { order: order.id, guestToken: order.guestToken })
  ).json();
  expect((await sendSlip(server, { ...order, guestToken: 'another' }, { photo })).errors).toMatchObject([
    { reason: 'ORDER_NOT_FOUND' },
  ]);
  expect((await sendSlip(server, order, { photo })).errors).toEqual([]);
  expect((await sendSlip(server, order, { photo })).errors).toMatchObject([
    { reason: 'SLIP_PHOTOGRAPH_GONE', field: 'photo' },
  ]);
});

test('what cannot be on a slip is told at its field', async () => {
  const order = await aTransferOrder(server);
  const tomorrow = new Date(server.clock.now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const fields = async (input: Record<string, unknown>) =>
    (await sendSlip(server, order, { photo: 'none', ...input })).errors.map(
      ({ field }: { field: string }) => field,
    );
  expect(await fields({ reference: ' ' })).toEqual(['reference']);
  expect(await fields({ amount: 0 })).toEqual(['amount']);
  expect(await fields({ paidOn: 'yesterday' })).toEqual(['paidOn']);
  expect(await fields({ paidOn: tomorrow })).toEqual(['paidOn']);
});

test('ten slips are enough for an order, and a paid one takes none', async () => {
  const order = await aTransferOrder(server);
  for (let sent = 0; sent < 10; sent++)
    expect((await sendSlip(server, order, { reference: `FT${sent}` })).errors).toEqual([]);
  expect((await sendSlip(server, order)).errors).toMatchObject([{ reason: 'SLIPS_FULL' }]);
  const paid = await aTransferOrder(server, { paid: 11_800, paymentStatus: 'PAID' });
  expect((await sendSlip(server, paid)).errors).toMatchObject([{ reason: 'NOTHING_DUE' }]);
});

test('from 10 lakh the law asks whose bank account it comes from', async () => {
  const order = await aTransferOrder(server, { finalTotal: 1_200_000 });
  expect((await sendSlip(server, order)).errors).toMatchObject([{ reason: 'PAYER_ASKED', field: 'payer' }]);
  const payer = { accountHolder: 'Sita Example', bank: 'Nabil Bank', relation: 'SELF' };
  expect((await sendSlip(server, order, { payer })).errors).toEqual([]);
  expect(await server.prisma.order.findUnique({ where: { id: order.id } })).toMatchObject({
    payerName: 'Sita Example',
  });
});

test('who sent one by mistake takes it back, while nobody has decided', async () => {
  const order = await aTransferOrder(server);
  const { slip } = await sendSlip(server, order);
  const withdraw = async (guestToken: string) =>
    (
      await server.graphql(
        `mutation ($input: WithdrawTransferSlipInput!) {
          withdrawTransferSlip(input: $input) { slip { status } errors { reason } } }`,
        { input: { id: slip.id, guestToken } },
      )
    ).data?.withdrawTransferSlip;
  expect((await withdraw('another')).errors).toEqual([{ reason: 'ORDER_NOT_FOUND' }]);
  expect((await withdraw(order.guestToken)).slip).toEqual({ status: 'WITHDRAWN' });
  expect((await withdraw(order.guestToken)).errors).toEqual([{ reason: 'SLIP_DECIDED' }]);
});

test('staff find those that wait from the longest, and their orders in a pile of their own', async () => {
  const staff = await aShopper(server, { role: 'ADMIN' });
  const order = await aTransferOrder(server);
  await sendSlip(server, order, { reference: 'LISTED' });
  const { data } = await staff.ask(`{
    transferSlips(first: 100) { edges { node { reference order { number } } } }
    adminOrders(filter: { view: SLIPS_TO_CHECK }, first: 100) { edges { node { number } } }
  }`);
  expect(data?.transferSlips.edges.at(-1).node).toEqual({
    reference: 'LISTED',
    order: { number: order.number },
  });
  expect(data?.adminOrders.edges).toContainEqual({ node: { number: order.number } });
});
