import { beforeAll, describe, expect, test } from 'vitest';
import {
  anUnpaidOrder,
  checkPayment,
  expireResults,
  followReturn,
  goToProvider,
  readOrderState,
} from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { createStatementActions, FILES, formatToday } from '../testing/statementActions.ts';

const { server, getFakeProviders } = usePayingStore();
let staff: Shopper;
const actions = createStatementActions(() => staff, getFakeProviders);
type Online = 'ESEWA' | 'KHALTI' | 'CONNECTIPS';

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN', name: 'Binita' });
});

/** Creates an order and pays for it with a provider. */
async function createPaidOrder(method: Online) {
  const order = await anUnpaidOrder(server, { paymentMethod: method });
  const ref = await goToProvider(server, order, { method });
  const provider = getFakeProviders()[FILES[method] as 'esewa'];
  await followReturn(server, provider.act(ref, 'pay'));
  const { payments } = await readOrderState(server, order);
  return { ...order, ref, provider, payment: payments[0] };
}

const listOutcomes = (items: { outcome: string; payment: { orderNumber: string } | null }[]) =>
  items.map(({ outcome, payment }) => [outcome, payment?.orderNumber ?? null]);

describe('eSewa’s statement', () => {
  test('is mapped once, confirms payments, and reports those that differ, are unknown or are missing', async () => {
    const matchingOrder = await createPaidOrder('ESEWA');
    const differingOrder = await createPaidOrder('ESEWA');
    const missingOrder = await createPaidOrder('ESEWA');
    await server.prisma.payment.update({
      where: { id: differingOrder.payment?.id ?? '' },
      data: { amount: 11_000 },
    });
    const csv = (await actions.fetchStatementCsv('ESEWA'))
      .split('\n')
      .filter((line) => !line.includes(missingOrder.ref))
      .concat(`${formatToday()} 09:00,X-1,not-ours,PAYMENT,700.00,10.50,689.50,COMPLETE`)
      .concat(`${formatToday()} 09:01,X-2,not-paid,PAYMENT,900.00,0.00,900.00,PENDING`)
      .join('\n');

    const { preview, errors } = await actions.load({ method: 'ESEWA', csv, dryRun: true });
    expect(errors).toEqual([]);
    const skippedCounts = [{ status: 'PENDING', count: 1 }];
    expect(preview).toMatchObject({
      isMapped: false,
      rows: 3,
      received: 24_300,
      from: formatToday(),
      to: formatToday(),
    });
    expect(preview.leftOut).toEqual(expect.arrayContaining(skippedCounts));
    expect((await actions.load({ method: 'ESEWA', csv })).errors).toMatchObject([
      { reason: 'STATEMENT_UNMAPPED', field: 'mapping' },
    ]);
    expect(await actions.load({ method: 'ESEWA', csv, mapping: preview.mapping })).toMatchObject({
      statement: { rows: 3, known: 0, loadedBy: 'Binita', leftOut: preview.leftOut },
      errors: [],
    });

    const { counts, items, fees, received, total } = await actions.compare('ESEWA');
    expect({ fees, received, total }).toEqual({ fees: 364.5, received: 24_300, total: 3 });
    expect(counts).toEqual([
      { outcome: 'DIFFERS', count: 1, amount: 11_800 },
      { outcome: 'STATEMENT_ONLY', count: 1, amount: 700 },
      { outcome: 'LEDGER_ONLY', count: 1, amount: 11_800 },
      { outcome: 'SUGGESTED', count: 0, amount: 0 },
      { outcome: 'MATCHED', count: 1, amount: 11_800 },
      { outcome: 'SET_ASIDE', count: 0, amount: 0 },
    ]);
    expect(items.find(({ outcome }: { outcome: string }) => outcome === 'DIFFERS')).toMatchObject({
      by: 'TRANSACTION',
      difference: 800,
      payment: { orderNumber: differingOrder.number },
    });
    expect(listOutcomes(items)).toContainEqual(['LEDGER_ONLY', missingOrder.number]);
    const { items: matchedItems } = await actions.compare('ESEWA', 'MATCHED');
    expect(listOutcomes(matchedItems)).toEqual([['MATCHED', matchingOrder.number]]);
    const auditEntries = await server.prisma.auditEntry.findMany({ where: { entity: 'Statement' } });
    expect(auditEntries).toMatchObject([{ action: 'statement.load', after: { method: 'ESEWA', rows: 3 } }]);
  });

  test('is not loaded twice, and only new rows of an overlapping file are stored', async () => {
    const before = await actions.fetchStatementCsv('ESEWA');
    expect((await actions.load({ method: 'ESEWA', csv: before })).errors).toEqual([]);
    const { errors } = await actions.load({ method: 'ESEWA', csv: before });
    expect(errors).toMatchObject([{ reason: 'STATEMENT_LOADED_BEFORE', field: 'csv' }]);
    expect((await actions.load({ method: 'ESEWA', csv: `${before}\n` })).errors).toMatchObject([
      { reason: 'STATEMENT_NOTHING_NEW', params: { count: 3 } },
    ]);
    await createPaidOrder('ESEWA');
    const { statement } = await actions.load({
      method: 'ESEWA',
      csv: await actions.fetchStatementCsv('ESEWA'),
    });
    expect(statement).toMatchObject({ rows: 1, known: 3 });
  });

  test('is mapped again if its columns change, and loses its rows when it is deleted', async () => {
    const statementCsv = await actions.fetchStatementCsv('ESEWA');
    const { preview: mappedPreview } = await actions.load({
      method: 'ESEWA',
      csv: statementCsv,
      dryRun: true,
    });
    expect(mappedPreview).toMatchObject({ isMapped: true, mapping: { fee: 'Service Charge' } });
    const csv = statementCsv.replace('Service Charge', 'Commission');
    const { preview, errors } = await actions.load({ method: 'ESEWA', csv, dryRun: true });
    expect(errors).toEqual([]);
    expect(preview).toMatchObject({ isMapped: false, mapping: { fee: 'Commission' } });
    const { errors: missingErrors } = await actions.load({
      ...{ method: 'ESEWA', csv, dryRun: true },
      mapping: mappedPreview.mapping,
    });
    expect(missingErrors).toMatchObject([
      {
        reason: 'STATEMENT_COLUMN_MISSING',
        field: 'mapping.columns.fee',
        params: { column: 'Service Charge' },
      },
    ]);
    expect(preview.columns).toContain('Commission');
    expect((await actions.load({ method: 'ESEWA', csv: 'nothing\n' })).errors).not.toEqual([]);
    const first = await server.prisma.statement.findFirstOrThrow({ where: { method: 'ESEWA' } });
    const { data } = await staff.graphql(
      'mutation ($input: DeleteStatementInput!) { deleteStatement(input: $input) { deletedId errors { reason } } }',
      { input: { id: first.id } },
    );
    expect(data?.deleteStatement).toEqual({ deletedId: first.id, errors: [] });
    expect(await server.prisma.statementRow.count({ where: { statementId: first.id } })).toBe(0);
  });
});

test('a Khalti refund is matched with the refund in the ledger, not with the payment', async () => {
  const { id, number, payment, provider, ref } = await createPaidOrder('KHALTI');
  provider.refund(ref, 180_000);
  await staff.graphql(
    'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { errors { reason } } }',
    {
      input: {
        ...{ id, amount: 1_800, method: 'KHALTI', reference: payment?.transactionId },
        compensationReason: 'A scratch.',
      },
    },
  );
  expect((await actions.loadToday('KHALTI')).errors).toEqual([]);
  const { items, received, refunded, fees } = await actions.compare('KHALTI', 'MATCHED');
  expect(items.map(({ row }: { row: { amount: number } }) => row.amount).sort()).toEqual([-1_800, 11_800]);
  expect(listOutcomes(items)).toEqual([
    ['MATCHED', number],
    ['MATCHED', number],
  ]);
  expect({ received, refunded, fees }).toMatchObject({ received: 11_800, refunded: 1_800 });
  expect(fees).toBeGreaterThan(0);
});

describe('the bank’s statement', () => {
  test('matches a transfer by the order number in its remarks, and recognises payouts from connectIPS and wallets', async () => {
    const transferOrder = await anUnpaidOrder(server, { paymentMethod: 'BANK_TRANSFER' });
    const suggestedOrder = await anUnpaidOrder(server, { paymentMethod: 'BANK_TRANSFER', finalTotal: 7_770 });
    const recordPayment = (id: string, amount: number, reference: string) =>
      staff.graphql(
        'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { errors { reason } } }',
        {
          input: { id, amount, method: 'BANK_TRANSFER', reference },
        },
      );
    await recordPayment(transferOrder.id, 11_800, 'counter note');
    await recordPayment(suggestedOrder.id, 7_770, 'slip of Friday');
    const connectIpsOrder = await createPaidOrder('CONNECTIPS');
    const { bank } = getFakeProviders();
    bank.transfer({
      description: `IBFT Sita Rai ${transferOrder.number.replace('-', ' ')}`,
      amountPaisa: 1_180_000,
    });
    bank.transfer({ description: 'MOBILE BANKING 9841', amountPaisa: 777_000 });
    bank.transfer({ description: 'Somebody', amountPaisa: 123_456 });
    expect((await actions.loadToday('CONNECTIPS')).errors).toEqual([]);
    expect((await actions.loadToday('BANK_TRANSFER')).errors).toEqual([]);

    const { items: matchedItems } = await actions.compare('BANK_TRANSFER', 'MATCHED');
    expect(listOutcomes(matchedItems)).toEqual(
      expect.arrayContaining([
        ['MATCHED', transferOrder.number],
        ['MATCHED', connectIpsOrder.number],
      ]),
    );
    const { items: setAsideItems } = await actions.compare('BANK_TRANSFER', 'SET_ASIDE');
    expect(setAsideItems.map(({ row }: { row: { description: string } }) => row.description)).toEqual(
      expect.arrayContaining([`ESEWA SETTLEMENT ${formatToday()}`, `KHALTI SETTLEMENT ${formatToday()}`]),
    );
    const { items } = await actions.compare('BANK_TRANSFER');
    expect(listOutcomes(items)).toEqual(
      expect.arrayContaining([
        ['SUGGESTED', suggestedOrder.number],
        ['STATEMENT_ONLY', null],
      ]),
    );
  });

  test('a suggestion can be confirmed and other money set aside with a reason, without changing the ledger', async () => {
    const before = await server.prisma.payment.findMany({ orderBy: { id: 'asc' } });
    const { items } = await actions.compare('BANK_TRANSFER');
    const [suggestedItem] = items.filter(({ outcome }: { outcome: string }) => outcome === 'SUGGESTED');
    const [unmatchedItem] = items.filter(({ outcome }: { outcome: string }) => outcome === 'STATEMENT_ONLY');
    const link = { id: suggestedItem.row.id, decision: 'LINK' };
    expect(
      (await actions.decide({ ...link, orderNumber: suggestedItem.payment.orderNumber })).errors,
    ).toEqual([]);
    const setAsideInput = { id: unmatchedItem.row.id, decision: 'SET_ASIDE' };
    expect((await actions.decide(setAsideInput)).errors).toMatchObject([
      { reason: 'SET_ASIDE_REASON_REQUIRED' },
    ]);
    expect(await actions.decide({ ...setAsideInput, reason: 'Interest.' })).toMatchObject({
      row: { reason: 'Interest.', decidedBy: 'Binita' },
      errors: [],
    });
    expect((await actions.compare('BANK_TRANSFER')).total).toBe(0);
    expect((await actions.decide({ ...setAsideInput, decision: 'REOPEN' })).errors).toEqual([]);
    expect((await actions.compare('BANK_TRANSFER')).total).toBe(1);
    expect(await server.prisma.payment.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
    const auditEntries = await server.prisma.auditEntry.findMany({ where: { entity: 'StatementRow' } });
    expect(auditEntries.map(({ action }) => action).sort()).toEqual([
      'statement.link',
      'statement.reopen',
      'statement.setAside',
    ]);
  });

  test('a row can be linked to an order’s recorded payment, but needs a reason if the amounts differ', async () => {
    const { items } = await actions.compare('BANK_TRANSFER');
    const [unmatchedItem] = items;
    const order = await anUnpaidOrder(server, { paymentMethod: 'BANK_TRANSFER' });
    const link = { id: unmatchedItem.row.id, decision: 'LINK', orderNumber: order.number };
    expect((await actions.decide(link)).errors).toMatchObject([{ reason: 'ORDER_WITHOUT_PAYMENT' }]);
    const description = `Fonepay/Sita Rai/${order.number.replace('-', '')}/GI-7783`;
    await server.prisma.statementRow.update({ where: { id: unmatchedItem.row.id }, data: { description } });
    const [matchingItem] = (await actions.compare('BANK_TRANSFER')).items;
    expect(matchingItem.row).toMatchObject({ id: unmatchedItem.row.id, orderNumber: order.number });
    await staff.graphql(
      'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { errors { reason } } }',
      { input: { id: order.id, amount: 1_234, method: 'BANK_TRANSFER' } },
    );
    expect((await actions.decide(link)).errors).toMatchObject([
      { reason: 'LINK_REASON_REQUIRED', field: 'reason' },
    ]);
    expect((await actions.decide({ ...link, reason: 'Paisa are dropped.' })).errors).toEqual([]);
    const { items: matchedItems } = await actions.compare('BANK_TRANSFER', 'MATCHED');
    expect(matchedItems).toContainEqual(
      expect.objectContaining({
        by: 'PERSON',
        payment: expect.objectContaining({ orderNumber: order.number }),
      }),
    );
  });
});

test('a remittance matches one row of the bank’s statement by its reference, or is linked by staff', async () => {
  const carrier = 'Nepal Can Move';
  const sendRemittanceMutation = async (verb: string, input: Record<string, unknown>) => {
    const { data } = await staff.graphql(
      `mutation ($input: ${verb}RemittanceInput!) { done: ${verb[0]?.toLowerCase()}${verb.slice(1)}Remittance(input: $input) {
        remittance { id statementRow { id } } errors { reason } } }`,
      { input },
    );
    expect(data?.done.errors).toEqual([]);
    return data?.done.remittance;
  };
  const createRemittance = async (reference: string, total: number) => {
    const parcels = await Promise.all(
      [1, 2].map(() =>
        anOrder(server.prisma, {
          status: 'DELIVERED',
          paymentStatus: 'PAID',
          cashWithCarrier: 11_800,
          carrier,
        }),
      ),
    );
    const charges = [{ label: 'Delivery charge', amount: 23_600 - total }];
    const input = { carrier, reference, day: formatToday(), total, charges };
    return sendRemittanceMutation('Create', {
      ...input,
      parcels: parcels.map(({ number }) => ({ named: number })),
    });
  };
  const [matchedRemittance, linkedRemittance] = [
    await createRemittance('NCMSETTLE771', 23_300.5),
    await createRemittance('NCMSETTLE772', 23_200),
  ];
  const { bank } = getFakeProviders();
  bank.transfer({ description: 'NCMSETTLE771', amountPaisa: 2_330_050 });
  bank.transfer({ description: 'NEPAL CAN MOVE COD', amountPaisa: 2_310_000 });
  expect((await actions.loadToday('BANK_TRANSFER')).errors).toEqual([]);
  type Item = {
    outcome: string;
    row: { id: string; amount: number } | null;
    remittance: { id: string } | null;
  };
  const fetchItems = async (): Promise<Item[]> =>
    (
      await Promise.all([undefined, 'MATCHED'].map((outcome) => actions.compare('BANK_TRANSFER', outcome)))
    ).flatMap((comparison) => comparison.items);
  const findRemittanceItems = async (id: string) =>
    (await fetchItems()).filter(({ remittance }) => remittance?.id === id);
  expect(await findRemittanceItems(matchedRemittance.id)).toMatchObject([
    { outcome: 'MATCHED', remittance: { carrier, total: 23_300.5 }, payment: null },
  ]);
  expect(await findRemittanceItems(linkedRemittance.id)).toMatchObject([
    { outcome: 'LEDGER_ONLY', row: null },
  ]);

  const row = (await fetchItems()).find((item) => item.row?.amount === 23_100)?.row;
  const link = { id: row?.id, decision: 'LINK', remittance: 'NCMSETTLE772' };
  expect((await actions.decide(link)).errors).toMatchObject([{ reason: 'LINK_REASON_REQUIRED' }]);
  expect((await actions.decide({ ...link, remittance: 'NONE' })).errors).toMatchObject([
    { reason: 'REMITTANCE_NOT_FOUND', field: 'remittance' },
  ]);
  expect((await actions.decide({ ...link, reason: 'The bank took 100.' })).errors).toEqual([]);
  expect(await findRemittanceItems(linkedRemittance.id)).toMatchObject([
    { outcome: 'MATCHED', difference: -100 },
  ]);
  const other = (await findRemittanceItems(matchedRemittance.id))[0]?.row;
  expect((await actions.decide({ ...link, id: other?.id, reason: 'Again' })).errors).toMatchObject([
    { reason: 'REMITTANCE_LINKED' },
  ]);

  const voidResult = await sendRemittanceMutation('Void', { id: linkedRemittance.id, reason: 'Typed wrong' });
  expect(voidResult.statementRow).toBeNull();
  expect(await findRemittanceItems(linkedRemittance.id)).toEqual([]);
  expect((await fetchItems()).find((item) => item.row?.id === row?.id)?.outcome).toBe('STATEMENT_ONLY');
});

test('an invalid statement is refused with the number of the row', async () => {
  const { preview } = await actions.load({
    method: 'BANK_TRANSFER',
    csv: await actions.fetchStatementCsv('BANK_TRANSFER'),
    dryRun: true,
  });
  const { mapping } = preview;
  const headerRow = 'Txn Date,Description,Chq No,Withdraw,Deposit,Balance\n';
  const invalidResult = await actions.load({
    method: 'BANK_TRANSFER',
    mapping,
    csv: `${headerRow}2026/01/02,x,,,ten,\n`,
  });
  expect(invalidResult.errors).toMatchObject([
    { reason: 'STATEMENT_AMOUNT_UNREADABLE', params: { row: 2, column: 'Deposit', cell: 'ten' } },
  ]);
  const futureResult = await actions.load({
    method: 'BANK_TRANSFER',
    mapping,
    csv: `${headerRow}2099/01/02,x,,,10,\n`,
  });
  expect(futureResult.errors).toMatchObject([{ reason: 'STATEMENT_DAY_AHEAD' }]);
  const unclosedResult = await actions.load({
    method: 'BANK_TRANSFER',
    mapping,
    csv: `${headerRow}"2026/01/02,x,,,10,\n`,
  });
  expect(unclosedResult.errors).toMatchObject([{ reason: 'SHEET_CELL_UNREADABLE' }]);
  expect((await actions.load({ method: 'CASH', csv: headerRow })).errors).toMatchObject([
    { reason: 'STATEMENT_METHOD_NOT_SUPPORTED' },
  ]);
});

test('a payment under review is matched with the order for which it was started', async () => {
  const order = await anUnpaidOrder(server, { paymentMethod: 'KHALTI' });
  const ref = await goToProvider(server, order, { method: 'KHALTI' });
  await followReturn(server, getFakeProviders().khalti.act(ref, 'payLess'));
  await actions.loadToday('KHALTI');
  const { items } = await actions.compare('KHALTI', 'STATEMENT_ONLY');
  expect(items).toMatchObject([{ payment: null, row: { amount: 10_620, orderNumber: order.number } }]);
});

test('a linked entry has its row’s transaction id as a reference until it is unlinked', async () => {
  const createRecordedPayment = async () => {
    const { id } = await anUnpaidOrder(server, { paymentMethod: 'BANK_TRANSFER' });
    const entry = {
      kind: 'PAYMENT',
      method: 'BANK_TRANSFER',
      amount: 4_321,
      settledAt: server.clock.now,
    } as const;
    return server.prisma.payment.create({ data: { orderId: id, ...entry } });
  };
  const [first, other] = [await createRecordedPayment(), await createRecordedPayment()];
  const csv = `Day,Amount,Id\n${formatToday()},4321,FT-LINKED-1`;
  const mapping = { date: 'Day', amount: 'Amount', transactionId: 'Id', dates: 'YMD', unit: 'RUPEES' };
  expect((await actions.load({ method: 'BANK_TRANSFER', csv, mapping })).errors).toEqual([]);
  const { id } = await server.prisma.statementRow.findFirstOrThrow({
    where: { transactionId: 'FT-LINKED-1' },
  });
  const findMatchedPaymentIds = async () => {
    const references = await server.prisma.paymentReference.findMany({ where: { name: 'FTLINKED1' } });
    return references.map(({ paymentId }) => paymentId);
  };
  for (const { id: paymentId } of [first, other]) {
    expect((await actions.decide({ id, decision: 'LINK', paymentId })).errors).toEqual([]);
    expect(await findMatchedPaymentIds()).toEqual([paymentId]);
  }
  await actions.decide({ id, decision: 'REOPEN' });
  expect(await findMatchedPaymentIds()).toEqual([]);
});

describe('a provider’s payment recorded with another method is found in the provider’s statement', () => {
  const recordPayment = async (input: Record<string, unknown>) => {
    const { data } = await staff.graphql(
      `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { errors { reason } } }`,
      { input: { amount: 11_800, allowUnverified: true, ...input } },
    );
    expect(data?.recordPayment.errors).toEqual([]);
  };
  const createUnseenPayment = async () => {
    const order = await anUnpaidOrder(server, { contactPhone: '+9779849999901' });
    const ref = await goToProvider(server, order);
    getFakeProviders().esewa.act(ref, 'payAndStay');
    getFakeProviders().esewa.setOutage({ kind: 'down' });
    expireResults(server);
    return { ...order, ref };
  };
  const expectMatched = async ({ number }: { number: string }) => {
    await actions.loadToday('ESEWA');
    const { items } = await actions.compare('ESEWA', 'MATCHED');
    expect(listOutcomes(items)).toContainEqual(['MATCHED', number]);
  };

  test('before it is linked, by the reference that the store sent to the provider', async () => {
    const order = await createUnseenPayment();
    await recordPayment({ id: order.id, method: 'BANK_TRANSFER', reference: order.ref });
    getFakeProviders().esewa.setOutage({ kind: 'none' });
    await expectMatched(order);
  });

  test('after it is linked, even if its entry keeps its method', async () => {
    const order = await createUnseenPayment();
    await recordPayment({ id: order.id, method: 'CASH' });
    getFakeProviders().esewa.setOutage({ kind: 'none' });
    await checkPayment(server, order.ref);
    const { payments } = await readOrderState(server, order);
    const input = { ref: order.ref, accept: true, paymentId: payments[0]?.id, note: 'It is the same.' };
    const { data } = await staff.graphql(
      `mutation ($input: ResolvePaymentReviewInput!) { resolvePaymentReview(input: $input) { errors { reason } } }`,
      { input },
    );
    expect(data?.resolvePaymentReview.errors).toEqual([]);
    expect((await readOrderState(server, order)).payments).toMatchObject([{ method: 'ESEWA' }]);
    await expectMatched(order);
    // Simulates an entry linked by an earlier version.
    await server.prisma.payment.updateMany({ where: { orderId: order.id }, data: { method: 'CASH' } });
    const { items } = await actions.compare('ESEWA', 'MATCHED');
    expect(listOutcomes(items)).toContainEqual(['MATCHED', order.number]);
  });
});
