import { beforeAll, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { formatToday } from '../testing/statementActions.ts';

const server = useTestServer();
let staff: Shopper;
const LINES = 'lines { named amount expected applied stillWithCarrier outcome orderNumber orderStatus }';
const REMITTANCE_FIELDS = `id carrier reference day deposit total note status version createdBy parcelsTotal chargesTotal net difference uncredited allowOtherCarrier
  closedAt closedBy closeReason voidedAt voidedBy voidReason charges { label amount } ${LINES}`;
const ERRORS = 'errors { reason field message params }';
const RECORD = `mutation ($input: CreateRemittanceInput!) { done: createRemittance(input: $input) {
  remittance { ${REMITTANCE_FIELDS} } preview { columns parcelColumn amountColumn parcelsTotal ${LINES} } ${ERRORS} } }`;
const buildMutation = (verb: 'update' | 'close' | 'void') =>
  `mutation ($input: ${verb[0]?.toUpperCase()}${verb.slice(1)}RemittanceInput!) {
    done: ${verb}Remittance(input: $input) { remittance { ${REMITTANCE_FIELDS} } ${ERRORS} } }`;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN', name: 'Binita' });
});

async function sendMutation(document: string, input: Record<string, unknown>, client: Shopper = staff) {
  const { data, errors } = await client.graphql(document, { input });
  expect(errors).toBeUndefined();
  return data?.done;
}

let referenceCount = 0;
function createRemittance(input: Record<string, unknown> = {}, client: Shopper = staff) {
  referenceCount += 1;
  const defaults = {
    carrier: 'Nepal Can Move',
    reference: `REF-${referenceCount}`,
    day: formatToday(server.clock.now),
    total: 5_186,
  };
  return sendMutation(RECORD, { ...defaults, ...input }, client);
}

/** Creates a delivered order whose cash is with its carrier. */
function createParcel(overrides: Parameters<typeof anOrder>[1] = {}) {
  return anOrder(server.prisma, {
    ...{ status: 'DELIVERED', paymentStatus: 'PAID', finalTotal: 5_186, cashWithCarrier: 5_186 },
    ...{ carrier: 'Nepal Can Move', ...overrides },
  });
}

const findCashWithCarrier = async (id: string) =>
  (await server.prisma.order.findUniqueOrThrow({ where: { id } })).cashWithCarrier;

/** Returns the carrier cash entries of an order, oldest first. */
const readCashEntries = async (orderId: string) =>
  (await server.prisma.carrierCashEntry.findMany({ where: { orderId }, orderBy: { id: 'asc' } })).map(
    ({ amount }) => amount,
  );

const toParcelInput = (order: { number: string }, amount?: number) => ({ named: order.number, amount });

test('a carrier’s list settles its parcels, and reports underpaid, overpaid, already paid, undelivered and unknown ones', async () => {
  const [exactOrder, shortOrder, overpaidOrder] = [
    await createParcel(),
    await createParcel({ trackingNumber: 'L-2' }),
    await createParcel({ trackingNumber: 'L-3' }),
  ];
  const paidOrder = await createParcel({ trackingNumber: 'L-4', cashWithCarrier: 0 });
  const shippedOrder = await createParcel({
    trackingNumber: 'L-5',
    ...{ status: 'SHIPPED', paymentStatus: 'UNPAID', cashWithCarrier: 0 },
  });
  const returnedOrder = await createParcel({
    trackingNumber: 'L-6',
    ...{ status: 'RETURNED', paymentStatus: 'UNPAID', cashWithCarrier: 0 },
  });
  const csv = [
    'SN,Tracking ID,COD Amount',
    `1,${exactOrder.number},"5,186.00"`,
    '2,l-2,5000',
    '3,L-3,6000',
    '4,L-4,5186',
    '5,L-5,5186',
    '6,L-6,5186',
    '7,L-99,500',
  ].join('\n');
  const total = 32_244;
  const charges = [
    { label: 'Delivery charge', amount: 1_000 },
    { label: 'VAT on charges', amount: 130.5 },
    { label: 'TDS withheld', amount: -15.5 },
  ];

  const { preview } = await createRemittance({ csv, charges, total, dryRun: true });
  expect(preview).toMatchObject({
    parcelColumn: 'Tracking ID',
    amountColumn: 'COD Amount',
    parcelsTotal: total,
  });
  const lines = [
    { outcome: 'PAID', orderNumber: exactOrder.number, applied: 5_186 },
    { outcome: 'PART', orderNumber: shortOrder.number, amount: 5_000, expected: 5_186, applied: 5_000 },
    { outcome: 'OVER', orderNumber: overpaidOrder.number, amount: 6_000, expected: 5_186, applied: 5_186 },
    { outcome: 'NOTHING_DUE', orderNumber: paidOrder.number, applied: 0 },
    { outcome: 'NOT_DELIVERED', orderNumber: shippedOrder.number, orderStatus: 'SHIPPED', applied: 0 },
    { outcome: 'ORDER_CANCELLED', orderNumber: returnedOrder.number, orderStatus: 'RETURNED', applied: 0 },
    { outcome: 'UNKNOWN', named: 'L-99', orderNumber: null, applied: 0 },
  ];
  expect(preview.lines).toMatchObject(lines);
  expect(await findCashWithCarrier(exactOrder.id)).toBe(5_186);

  const { remittance, errors } = await createRemittance({ csv, charges, total });
  expect(errors).toEqual([]);
  expect(remittance).toMatchObject({
    ...{ carrier: 'Nepal Can Move', status: 'OPEN', createdBy: 'Binita', charges, lines },
    ...{ total, parcelsTotal: total, chargesTotal: 1_115, net: 31_129, difference: 1_115 },
  });
  expect([
    await findCashWithCarrier(exactOrder.id),
    await findCashWithCarrier(shortOrder.id),
    await findCashWithCarrier(overpaidOrder.id),
  ]).toEqual([0, 186, 0]);
  expect(await readCashEntries(shortOrder.id)).toEqual([5_186, -5_000]);
  const auditEntries = await server.prisma.auditEntry.findMany({ where: { entityId: shortOrder.id } });
  expect(auditEntries).toMatchObject([
    { action: 'order.remitted', before: { cashWithCarrier: 5_186 }, after: { cashWithCarrier: 186 } },
  ]);
});

test('a parcel paid in instalments is settled when they add up to the full amount', async () => {
  const order = await createParcel();
  const first = await createRemittance({ parcels: [toParcelInput(order, 5_000)] });
  expect(first.remittance.lines).toMatchObject([{ outcome: 'PART', stillWithCarrier: 186 }]);
  const second = await createRemittance({ parcels: [toParcelInput(order, 186)] });
  expect(second.remittance.lines).toMatchObject([{ outcome: 'PAID', expected: 186, stillWithCarrier: 0 }]);
  expect(await findCashWithCarrier(order.id)).toBe(0);
  expect(await readCashEntries(order.id)).toEqual([5_186, -5_000, -186]);
});

test('a parcel without an amount is settled in full', async () => {
  const order = await createParcel();
  const { remittance } = await createRemittance({ parcels: [{ named: order.number }] });
  expect(remittance.lines).toMatchObject([{ outcome: 'PAID', amount: 5_186 }]);
});

test('a shipped parcel without an amount is reported as undelivered, and settled when it is delivered', async () => {
  const shippedOverrides = { status: 'SHIPPED', paymentStatus: 'UNPAID', cashWithCarrier: 0 } as const;
  const [shippedOrder, prepaidOrder] = [
    await createParcel(shippedOverrides),
    await createParcel({ ...shippedOverrides, paymentMethod: 'ESEWA' }),
  ];
  const parcels = [{ named: shippedOrder.number }, { named: prepaidOrder.number }];
  const { preview } = await createRemittance({ parcels, dryRun: true });
  expect(preview).toMatchObject({
    parcelsTotal: 5_186,
    lines: [
      { outcome: 'NOT_DELIVERED', amount: 5_186 },
      { outcome: 'NOTHING_DUE', amount: 0 },
    ],
  });
  const { remittance } = await createRemittance({ parcels, markDelivered: true });
  expect(remittance.lines[0]).toMatchObject({ outcome: 'PAID', amount: 5_186, orderStatus: 'DELIVERED' });
});

test('shipped parcels are marked as delivered and settled in one step', async () => {
  const shippedOverrides = { status: 'SHIPPED', paymentStatus: 'UNPAID', cashWithCarrier: 0 } as const;
  const [firstOrder, advanceOrder, unpaidOrder, processingOrder] = [
    await createParcel(shippedOverrides),
    // Partly paid online; the remaining amount was collected at the door.
    await createParcel({ ...shippedOverrides, paymentStatus: 'PART_PAID', paid: 2_000 }),
    await createParcel({ ...shippedOverrides, paymentMethod: 'BANK_TRANSFER' }),
    await createParcel({ ...shippedOverrides, status: 'PROCESSING' }),
  ];
  const { remittance } = await createRemittance({
    parcels: [
      toParcelInput(firstOrder, 5_186),
      toParcelInput(advanceOrder, 3_186),
      toParcelInput(unpaidOrder, 5_186),
      toParcelInput(processingOrder, 5_186),
    ],
    markDelivered: true,
  });
  expect(remittance.lines).toMatchObject([
    { outcome: 'PAID', orderStatus: 'DELIVERED', applied: 5_186 },
    { outcome: 'PAID', orderStatus: 'DELIVERED', expected: 3_186, applied: 3_186 },
    { outcome: 'NOT_DELIVERED', orderStatus: 'SHIPPED', applied: 0 },
    { outcome: 'NOT_DELIVERED', orderStatus: 'PROCESSING', applied: 0 },
  ]);
  expect(await findCashWithCarrier(firstOrder.id)).toBe(0);
  const order = await server.prisma.order.findUniqueOrThrow({ where: { id: firstOrder.id } });
  expect(order).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID', paid: 5_186 });
});

test('the same list sent several times, even simultaneously, creates one remittance', async () => {
  const [firstOrder, otherOrder] = [await createParcel(), await createParcel()];
  const input = {
    reference: 'TWICE',
    total: 10_372,
    parcels: [toParcelInput(firstOrder, 5_186), { named: otherOrder.number }],
    charges: [{ label: 'Delivery charge', amount: 100 }],
  };
  const results = await Promise.all([1, 2, 3, 4].map(() => createRemittance(input)));
  results.push(await createRemittance(input));
  expect(new Set(results.map(({ remittance }) => remittance?.id)).size).toBe(1);
  expect(results.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await readCashEntries(firstOrder.id)).toEqual([5_186, -5_186]);
  expect(await server.prisma.remittance.count({ where: { reference: 'TWICE' } })).toBe(1);
  expect((await createRemittance({ ...input, deposit: 'CASH' })).errors).toMatchObject([
    { reason: 'REMITTANCE_RECORDED' },
  ]);
  expect((await createRemittance({ ...input, total: 9_000 })).errors).toMatchObject([
    { reason: 'REMITTANCE_RECORDED', field: 'reference' },
  ]);
});

test('a remittance is recorded once, regardless of how its reference and carrier are spelled', async () => {
  const [firstOrder, otherOrder] = [await createParcel(), await createParcel()];
  const input = { reference: 'NCM-7846', parcels: [toParcelInput(firstOrder, 5_186)] };
  const { remittance } = await createRemittance(input);
  const repeatedInput = { ...input, parcels: [toParcelInput(otherOrder, 5_186)] };
  const spellings = ['ncm-7846', 'NCM7846', 'NCM 7846', 'NCM–7846', 'NCM/7846', 'NCM-७८४६', '#NCM-7846'];
  for (const spelling of [
    ...spellings.map((reference) => ({ reference })),
    { reference: 'NCM-7846.' },
    { carrier: 'nepal-can move' },
  ]) {
    const { errors } = await createRemittance({ ...repeatedInput, ...spelling });
    expect(errors).toMatchObject([
      { reason: 'REMITTANCE_RECORDED', field: 'reference', params: { reference: 'NCM-7846' } },
    ]);
    expect(errors[0].message).toMatch(/already recorded \(\d{4}-\d\d-\d\d, Binita\)/);
  }
  expect(await findCashWithCarrier(otherOrder.id)).toBe(5_186);
  // References are unique only within a carrier.
  const otherCarrierResult = await createRemittance({
    ...repeatedInput,
    reference: 'ncm7846',
    carrier: 'Upaya',
    parcels: [{ named: 'U-1' }],
  });
  expect(otherCarrierResult.errors).toEqual([]);

  const edit = (input: Record<string, unknown>) =>
    sendMutation(buildMutation('update'), {
      day: formatToday(server.clock.now),
      total: 5_186,
      parcels: repeatedInput.parcels,
      ...input,
    });
  const secondResult = await createRemittance({ ...repeatedInput, reference: 'NCM-7847' });
  const { id } = secondResult.remittance;
  expect((await edit({ id, reference: 'ncm 7846' })).errors).toMatchObject([
    { reason: 'REMITTANCE_RECORDED', params: { reference: 'NCM-7846' } },
  ]);
  expect((await edit({ id, reference: 'ncm 7847' })).errors).toEqual([]);
  await sendMutation(buildMutation('void'), { id: remittance.id, reason: 'Wrong list' });
  expect((await edit({ id, reference: 'ncm 7846' })).errors).toEqual([]);
});

test('simultaneous requests with different spellings of one reference create one remittance', async () => {
  const parcels = await Promise.all([1, 2, 3, 4].map(() => createParcel()));
  const spellings = ['UP-55', 'up 55', 'UP55', 'UP/५५'];
  const results = await Promise.all(
    spellings.map((reference, index) =>
      createRemittance({ reference, parcels: [{ named: parcels[index]?.number }] }),
    ),
  );
  expect(results.filter(({ remittance }) => remittance)).toHaveLength(1);
  expect(results.flatMap(({ errors }) => errors.map(({ reason }: { reason: string }) => reason))).toEqual(
    Array(3).fill('REMITTANCE_RECORDED'),
  );
});

test('a parcel in two simultaneous lists is settled by only one of them', async () => {
  const [firstOrder, otherOrder] = [await createParcel(), await createParcel()];
  const parcels = [toParcelInput(firstOrder, 5_186), toParcelInput(otherOrder, 5_186)];
  const results = await Promise.all([
    createRemittance({ parcels }),
    createRemittance({ parcels: parcels.toReversed() }),
  ]);
  const appliedAmounts = results.map(({ remittance }) =>
    remittance.lines.map((line: { applied: number }) => line.applied),
  );
  expect(appliedAmounts.sort()).toEqual([
    [0, 0],
    [5_186, 5_186],
  ]);
  expect([await findCashWithCarrier(firstOrder.id), await findCashWithCarrier(otherOrder.id)]).toEqual([
    0, 0,
  ]);
});

test('editing an open remittance reverses changed amounts and records the new ones on the day of the remittance', async () => {
  const [unchangedOrder, changedOrder, removedOrder, addedOrder] = [
    await createParcel({ placedAt: '2026-01-02T06:00:00Z' }),
    await createParcel(),
    await createParcel(),
    await createParcel(),
  ];
  const { remittance } = await createRemittance({
    parcels: [
      toParcelInput(unchangedOrder, 5_186),
      toParcelInput(changedOrder, 5_000),
      toParcelInput(removedOrder, 5_186),
    ],
  });
  const { id, version, reference, day } = remittance;
  const edit = { id, version, reference, day, total: 15_458, note: 'Corrected list' };
  const editResult = await sendMutation(buildMutation('update'), {
    ...edit,
    parcels: [
      toParcelInput(unchangedOrder, 5_186),
      toParcelInput(changedOrder, 5_186),
      toParcelInput(addedOrder, 5_186),
    ],
    charges: [{ label: 'COD charge', amount: 100 }],
  });
  expect(editResult).toMatchObject({
    errors: [],
    remittance: { version: 2, difference: 0, note: 'Corrected list', net: 15_458 },
  });
  expect(await readCashEntries(unchangedOrder.id)).toEqual([5_186, -5_186]);
  expect(await readCashEntries(changedOrder.id)).toEqual([5_186, -5_000, -186]);
  expect(await readCashEntries(removedOrder.id)).toEqual([5_186, -5_186, 5_186]);
  expect([
    await findCashWithCarrier(changedOrder.id),
    await findCashWithCarrier(removedOrder.id),
    await findCashWithCarrier(addedOrder.id),
  ]).toEqual([0, 5_186, 0]);
  const auditEntry = await server.prisma.auditEntry.findFirstOrThrow({
    where: { action: 'remittance.update', entityId: id },
  });
  expect(auditEntry.before).toMatchObject({
    lines: { [changedOrder.number]: 5_000, [removedOrder.number]: 5_186 },
  });
  expect(auditEntry.after).toMatchObject({
    lines: { [changedOrder.number]: 5_186, [addedOrder.number]: 5_186 },
  });

  const dayEdit = {
    ...edit,
    version: 2,
    day: '2026-01-05',
    parcels: [toParcelInput(unchangedOrder, 5_186)],
    total: 5_186,
  };
  expect((await sendMutation(buildMutation('update'), dayEdit)).errors).toEqual([]);
  const entries = await server.prisma.carrierCashEntry.findMany({
    where: { orderId: unchangedOrder.id, kind: 'RECEIVED' },
    orderBy: { id: 'asc' },
  });
  expect(entries.map((entry) => [entry.day.toISOString().slice(0, 10), entry.amount])).toEqual([
    [formatToday(server.clock.now), -5_186],
    [formatToday(server.clock.now), 5_186],
    ['2026-01-05', -5_186],
  ]);
  expect((await sendMutation(buildMutation('update'), dayEdit)).errors).toMatchObject([
    { reason: 'VERSION_CONFLICT' },
  ]);
});

test('parcels delivered after the list arrived are settled by an edit', async () => {
  const order = await createParcel({ status: 'SHIPPED', paymentStatus: 'UNPAID', cashWithCarrier: 0 });
  const { remittance } = await createRemittance({ parcels: [toParcelInput(order, 5_186)] });
  expect((await sendMutation(buildMutation('close'), { id: remittance.id })).errors).toMatchObject([
    { reason: 'REMITTANCE_PARCELS_NOT_DELIVERED', params: { parcels: order.number } },
  ]);
  const { id, reference, day, total } = remittance;
  const editResult = await sendMutation(buildMutation('update'), {
    ...{ id, reference, day, total, parcels: [toParcelInput(order, 5_186)], markDelivered: true },
  });
  expect(editResult.remittance.lines).toMatchObject([{ outcome: 'PAID', orderStatus: 'DELIVERED' }]);
  expect(await findCashWithCarrier(order.id)).toBe(0);
});

test('a remittance can be closed when parcels less charges equal the amount received; afterwards it can only be voided', async () => {
  const order = await createParcel();
  const charges = [{ label: 'Delivery charge', amount: 150.25 }];
  const { remittance } = await createRemittance({ parcels: [toParcelInput(order)], charges, total: 5_000 });
  const { id, reference, day } = remittance;
  expect((await sendMutation(buildMutation('close'), { id })).errors).toMatchObject([
    { reason: 'REMITTANCE_DIFFERS', params: { net: '5035.75', total: '5000' } },
  ]);
  const edit = { id, reference, day, charges, total: 5_035.75, parcels: [toParcelInput(order)] };
  expect((await sendMutation(buildMutation('update'), edit)).errors).toEqual([]);
  const { remittance: closedRemittance } = await sendMutation(buildMutation('close'), { id });
  expect(closedRemittance).toMatchObject({ status: 'CLOSED', closedBy: 'Binita', difference: 0 });
  expect((await sendMutation(buildMutation('update'), edit)).errors).toMatchObject([
    { reason: 'REMITTANCE_CLOSED' },
  ]);
  expect((await sendMutation(buildMutation('close'), { id })).errors).toMatchObject([
    { reason: 'REMITTANCE_CLOSED' },
  ]);
  expect((await sendMutation(buildMutation('void'), { id, reason: 'Typed twice' })).remittance.status).toBe(
    'VOIDED',
  );
});

test('a remittance with uncredited money can be closed only with a reason', async () => {
  const [exactOrder, overpaidOrder, paidOrder] = [
    await createParcel(),
    await createParcel(),
    await createParcel({ cashWithCarrier: 0 }),
  ];
  const parcels = [
    toParcelInput(exactOrder, 5_186),
    toParcelInput(overpaidOrder, 6_000),
    toParcelInput(paidOrder, 500),
    { named: 'NOBODY-1', amount: 700 },
  ];
  const { remittance } = await createRemittance({ parcels, total: 12_386 });
  expect(remittance).toMatchObject({ status: 'OPEN', difference: 0, uncredited: 2_014 });
  const { id } = remittance;
  const unsettledParcels = [overpaidOrder.number, paidOrder.number, 'NOBODY-1'].join(', ');
  for (const reason of [undefined, ' '])
    expect((await sendMutation(buildMutation('close'), { id, reason })).errors).toMatchObject([
      {
        reason: 'REMITTANCE_REMAINDER_UNEXPLAINED',
        field: 'reason',
        params: { rest: '2014', parcels: unsettledParcels },
      },
    ]);
  const { remittance: closedRemittance } = await sendMutation(buildMutation('close'), {
    id,
    reason: 'Advance of the courier',
  });
  expect(closedRemittance).toMatchObject({
    ...{ status: 'CLOSED', closeReason: 'Advance of the courier', uncredited: 2_014 },
    total: closedRemittance.lines.reduce(
      (sum: number, { applied }: { applied: number }) => sum + applied,
      2_014,
    ),
  });
  const { data } = await staff.graphql('{ remittances(status: CLOSED) { id uncredited } }');
  expect(data?.remittances).toContainEqual({ id, uncredited: 2_014 });
});

test('a parcel of another carrier is credited only if confirmed', async () => {
  const parcels = [
    await createParcel({ carrier: 'DHL' }),
    await createParcel({ carrier: 'nepal can-move' }),
    await createParcel({ carrier: null }),
    await createParcel({
      ...{ carrier: 'DHL', status: 'SHIPPED', paymentStatus: 'UNPAID', cashWithCarrier: 0 },
    }),
  ];
  const input = {
    parcels: parcels.map((order) => toParcelInput(order, 5_186)),
    total: 20_744,
    markDelivered: true,
  };
  const outcomes = ['OTHER_CARRIER', 'PAID', 'PAID', 'OTHER_CARRIER'].map((outcome) => ({ outcome }));
  const { preview } = await createRemittance({ ...input, dryRun: true, markDelivered: false });
  expect(preview.lines).toMatchObject(outcomes);
  const { remittance } = await createRemittance(input);
  expect(remittance).toMatchObject({ lines: outcomes, uncredited: 10_372 });
  expect(remittance.lines[3]).toMatchObject({ orderStatus: 'SHIPPED', applied: 0 });
  const { id, reference, day, total } = remittance;
  const edit = { ...{ id, reference, day, total }, parcels: input.parcels, markDelivered: true };
  const confirmedResult = await sendMutation(buildMutation('update'), { ...edit, allowOtherCarrier: true });
  expect(confirmedResult.remittance).toMatchObject({
    uncredited: 0,
    lines: Array(4).fill({ outcome: 'PAID' }),
  });
  // The confirmation is stored with the remittance.
  expect((await sendMutation(buildMutation('update'), edit)).remittance.uncredited).toBe(0);
});

test('a confirmed parcel of another carrier is credited when it is delivered', async () => {
  const order = await createParcel({
    ...{ carrier: 'Insured courier', status: 'SHIPPED', paymentStatus: 'UNPAID', cashWithCarrier: 0 },
  });
  const input = { reference: 'CONFIRMED', parcels: [toParcelInput(order, 5_186)], allowOtherCarrier: true };
  const { preview } = await createRemittance({ ...input, dryRun: true });
  expect(preview.lines).toMatchObject([{ outcome: 'NOT_DELIVERED', orderStatus: 'SHIPPED' }]);
  const { remittance } = await createRemittance(input);
  expect(remittance).toMatchObject({ allowOtherCarrier: true, lines: [{ outcome: 'NOT_DELIVERED' }] });
  const { id, reference, day, total } = remittance;
  expect((await sendMutation(buildMutation('close'), { id })).errors).toMatchObject([
    { reason: 'REMITTANCE_PARCELS_NOT_DELIVERED' },
  ]);
  expect((await createRemittance({ ...input, allowOtherCarrier: false })).errors).toMatchObject([
    { reason: 'REMITTANCE_RECORDED' },
  ]);
  // An edit without the flag keeps the confirmation.
  const edit = { ...{ id, reference, day, total }, parcels: input.parcels, markDelivered: true };
  const editResult = await sendMutation(buildMutation('update'), edit);
  expect(editResult.remittance).toMatchObject({ allowOtherCarrier: true, lines: [{ outcome: 'PAID' }] });
  expect(await findCashWithCarrier(order.id)).toBe(0);
});

test('the carriers to choose from are the store’s own and those that appear only in orders', async () => {
  await createParcel({ carrier: 'A cousin on a bus' });
  await createParcel({ carrier: 'nepal-can move' });
  const { data } = await staff.graphql('{ couriers }');
  expect(data?.couriers).toEqual(expect.arrayContaining(['Nepal Can Move', 'A cousin on a bus']));
  expect(data?.couriers).not.toContain('nepal-can move');
});

test('a remittance dated before an order was placed or shipped is refused', async () => {
  const order = await createParcel();
  const [day, shippingDay] = ['2026-10-31', '2026-11-05'];
  const parcels = [toParcelInput(order, 5_186)];
  expect((await createRemittance({ parcels, day })).errors).toMatchObject([
    { reason: 'REMITTANCE_BEFORE_ORDER', field: 'day', params: { named: order.number, since: '2026-11-01' } },
  ]);
  await server.prisma.orderEvent.create({
    data: { orderId: order.id, status: 'SHIPPED', at: new Date(`${shippingDay}T06:00:00Z`) },
  });
  expect((await createRemittance({ parcels, day: '2026-11-04' })).errors).toMatchObject([
    { reason: 'REMITTANCE_BEFORE_ORDER', field: 'day', params: { since: shippingDay } },
  ]);
  const { remittance } = await createRemittance({ parcels, day: shippingDay });
  const { id, reference } = remittance;
  const edit = { id, reference, parcels, day, total: 5_186 };
  expect((await sendMutation(buildMutation('update'), edit)).errors).toMatchObject([
    { reason: 'REMITTANCE_BEFORE_ORDER' },
  ]);
});

test('missing cash of a delivered parcel is recorded and credited in one step', async () => {
  const order = await createParcel({ paymentStatus: 'UNPAID', cashWithCarrier: 0 });
  const { preview } = await createRemittance({ parcels: [{ named: order.number }], dryRun: true });
  expect(preview.lines).toMatchObject([{ outcome: 'PAID', amount: 5_186, expected: 5_186 }]);
  const [first, second] = await Promise.all(
    [1, 2].map(() => createRemittance({ parcels: [toParcelInput(order, 5_000)], total: 5_000 })),
  );
  const appliedAmounts = [first, second].map(({ remittance }) => remittance.lines[0].applied);
  expect(appliedAmounts.sort()).toEqual([186, 5_000]);
  expect(await readCashEntries(order.id)).toEqual([5_186, -5_000, -186]);
  const paidOrder = await server.prisma.order.findUniqueOrThrow({
    where: { id: order.id },
    include: { payments: true, timeline: { where: { kind: 'PAYMENT' }, orderBy: { id: 'asc' } } },
  });
  expect(paidOrder).toMatchObject({ paymentStatus: 'PAID', paid: 5_186, cashWithCarrier: 0 });
  expect(paidOrder.payments).toMatchObject([
    { kind: 'PAYMENT', method: 'COD', amount: 5_186, voidedAt: null },
  ]);
  expect(paidOrder.timeline.map(({ note }) => note)).toContain('Payment received.');
});

test('voiding a remittance returns the cash to the carrier by reversal entries, and frees its reference', async () => {
  const [firstOrder, otherOrder] = [await createParcel(), await createParcel()];
  const input = {
    reference: 'VOID-1',
    parcels: [toParcelInput(firstOrder, 5_186), toParcelInput(otherOrder, 100)],
    total: 5_286,
  };
  const { remittance } = await createRemittance(input);
  const { id } = remittance;
  expect((await sendMutation(buildMutation('void'), { id, reason: ' ' })).errors).toMatchObject([
    { field: 'reason' },
  ]);
  const voidResults = await Promise.all(
    [1, 2].map(() => sendMutation(buildMutation('void'), { id, reason: 'Another courier’s' })),
  );
  expect(voidResults.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect([await findCashWithCarrier(firstOrder.id), await findCashWithCarrier(otherOrder.id)]).toEqual([
    5_186, 5_186,
  ]);
  expect(await readCashEntries(firstOrder.id)).toEqual([5_186, -5_186, 5_186]);
  expect(await readCashEntries(otherOrder.id)).toEqual([5_186, -100, 100]);
  const { data } = await staff.graphql(`{ remittance(id: "${id}") { ${REMITTANCE_FIELDS} } }`);
  expect(data?.remittance).toMatchObject({
    ...{ status: 'VOIDED', voidedBy: 'Binita', voidReason: 'Another courier’s' },
    lines: [
      { amount: 5_186, applied: 0 },
      { amount: 100, applied: 0 },
    ],
  });
  const repeatedInput = await createRemittance(input);
  expect(repeatedInput.errors).toEqual([]);
  expect(repeatedInput.remittance.id).not.toBe(id);
  expect(await findCashWithCarrier(firstOrder.id)).toBe(0);
  const auditEntries = await server.prisma.auditEntry.findMany({
    where: { entityId: id },
    orderBy: { id: 'asc' },
  });
  expect(auditEntries.map(({ action }) => action)).toEqual(['remittance.record', 'remittance.void']);
});

test('a payment at the door can be voided only after its remittance is voided', async () => {
  const order = await createParcel({ status: 'SHIPPED', paymentStatus: 'UNPAID', cashWithCarrier: 0 });
  const { remittance } = await createRemittance({
    parcels: [toParcelInput(order, 100)],
    total: 100,
    markDelivered: true,
  });
  const { id: paymentId } = await server.prisma.payment.findFirstOrThrow({ where: { orderId: order.id } });
  const voidPayment = async () => {
    const { data } = await staff.graphql(
      'mutation ($input: VoidPaymentInput!) { voidPayment(input: $input) { errors { reason } } }',
      { input: { id: order.id, paymentId, reason: 'Never paid' } },
    );
    return data?.voidPayment.errors;
  };
  expect(await voidPayment()).toMatchObject([{ reason: 'CARRIER_CASH_ALREADY_REMITTED' }]);
  await sendMutation(buildMutation('void'), { id: remittance.id, reason: 'Wrong list' });
  expect(await voidPayment()).toEqual([]);
  expect(await findCashWithCarrier(order.id)).toBe(0);
  expect(await readCashEntries(order.id)).toEqual([5_186, -100, 100, -5_186]);
});

test('each input error names its field', async () => {
  const order = await createParcel({ trackingNumber: 'P-1' });
  const parcels = [toParcelInput(order, 5_186)];
  const findProblem = async (input: Record<string, unknown>) => (await createRemittance(input)).errors[0];
  expect(await findProblem({ parcels: [...parcels, { named: 'P-1' }] })).toMatchObject({
    ...{ reason: 'DUPLICATE_REMITTANCE_PARCEL', field: 'parcels' },
  });
  expect(await findProblem({ parcels, day: '2099-01-01' })).toMatchObject({ reason: 'REMITTANCE_DAY_AHEAD' });
  expect(await findProblem({ parcels: [] })).toMatchObject({ reason: 'REMITTANCE_WITHOUT_PARCELS' });
  expect(await findProblem({ parcels: [{ named: ' ' }] })).toMatchObject({ field: 'parcels.0.named' });
  expect(await findProblem({ parcels: [toParcelInput(order, -1)] })).toMatchObject({
    field: 'parcels.0.amount',
  });
  expect(
    await findProblem({ parcels: [toParcelInput(order, 20_000_000), { named: 'P-2', amount: 1 }] }),
  ).toMatchObject({
    reason: 'PARCEL_AMOUNT_RANGE',
    field: 'parcels',
  });
  expect(await findProblem({ parcels, total: 1.005 })).toMatchObject({ field: 'total' });
  expect(await findProblem({ parcels, total: -1 })).toMatchObject({ field: 'total' });
  expect(await findProblem({ parcels, total: 20_000_001 })).toMatchObject({ field: 'total' });
  expect(await findProblem({ parcels, charges: [{ label: ' ', amount: 1 }] })).toMatchObject({
    field: 'charges.0.label',
  });
  expect(await findProblem({ parcels, charges: [{ label: 'VAT', amount: 0 }] })).toMatchObject({
    field: 'charges.0.amount',
  });
  const columns = { parcel: 'Order', amount: 'COD' };
  expect(await findProblem({ columns, csv: `Order,COD\n${order.number},5186.50` })).toMatchObject({
    ...{ reason: 'PARCEL_AMOUNT_FRACTION', field: 'csv', params: { row: 2, column: 'COD', cell: '5186.50' } },
  });
  expect(await findProblem({ columns, csv: `Order,COD\n${order.number},-5` })).toMatchObject({
    reason: 'STATEMENT_AMOUNT_UNREADABLE',
  });
  expect((await sendMutation(buildMutation('void'), { id: 'none', reason: 'x' })).errors).toMatchObject([
    { reason: 'REMITTANCE_NOT_FOUND', field: 'id' },
  ]);
  expect(await findCashWithCarrier(order.id)).toBe(5_186);
});

test('a letterhead in a carrier’s list is skipped, and the charge column is not used as the collected amount', async () => {
  const [firstOrder, otherOrder] = [await createParcel(), await createParcel()];
  const csv = [
    'Pathao Courier Nepal|||||',
    'Settlement of|2026-11-27||||',
    'SN|Order Date|Merchant Order ID|COD Charge|COD Amount|Payment Status',
    `1|2026-11-26|${firstOrder.number}|150|Rs.5,186/-|PAID`,
    `2|2026-11-26|${otherOrder.number}|150|५,१८६|PAID`,
    '3|2026-11-26|X-1|150|Nil|PAID',
    'Total|||450|10,372|',
  ].join('\n');
  const { preview, errors } = await createRemittance({ csv, total: 10_372, dryRun: true });
  expect(errors).toEqual([]);
  expect(preview).toMatchObject({
    ...{ parcelColumn: 'Merchant Order ID', amountColumn: 'COD Amount', parcelsTotal: 10_372 },
    lines: [{ orderNumber: firstOrder.number }, { orderNumber: otherOrder.number }],
  });
});

test('the column with our order numbers takes precedence over other parcel columns', async () => {
  const [firstOrder, otherOrder] = [await createParcel(), await createParcel()];
  const buildCsv = (second: string) =>
    [
      'S.N;Waybill;Vendor Ref;Receiver;COD Amount;Delivery Charge;Net Payable',
      `1;NCM-1;${firstOrder.number};Customer 30;5,186.00;100;5,086.00`,
      `2;NCM-2;${second};Customer 31;5,186.00;100;5,086.00`,
    ].join('\n');
  const { preview } = await createRemittance({ csv: buildCsv(otherOrder.number), dryRun: true });
  expect(preview).toMatchObject({
    ...{ parcelColumn: 'Vendor Ref', amountColumn: 'COD Amount' },
    lines: [{ orderNumber: firstOrder.number }, { orderNumber: otherOrder.number }],
  });
  // An order in two parcels.
  expect(
    (await createRemittance({ csv: buildCsv(firstOrder.number), dryRun: true })).preview.parcelColumn,
  ).toBe('Waybill');
});

test('staff can omit a parcel of a list', async () => {
  const order = await createParcel();
  const csv = `Order,COD\n${order.number},5186\nNOBODY-9,700`;
  const omittedParcels = ['NOBODY-9'];
  expect((await createRemittance({ csv, leftOut: omittedParcels, dryRun: true })).preview).toMatchObject({
    parcelsTotal: 5_186,
    lines: [{ outcome: 'PAID' }],
  });
  expect((await createRemittance({ csv, leftOut: omittedParcels })).remittance.lines).toHaveLength(1);
});

test('a branch subtotal in a carrier’s list is not a parcel', async () => {
  const [firstOrder, otherOrder] = [await createParcel(), await createParcel()];
  const csv = [
    'Tracking ID,Name,COD,Payable',
    'Kathmandu,,,',
    `${firstOrder.number},Sita,5186,5086`,
    'Kathmandu Total,,5186,5086',
    `${otherOrder.number},Ram,5186,5086`,
    'Pokhara Total,,5186,5086',
    'Grand Total,,10372,10172',
  ].join('\n');
  const { preview } = await createRemittance({ csv, total: 10_372, dryRun: true });
  expect(preview).toMatchObject({
    parcelsTotal: 10_372,
    lines: [{ orderNumber: firstOrder.number }, { orderNumber: otherOrder.number }],
  });
});

test('the collected amount takes precedence over the amount to collect, and returned parcels count as zero', async () => {
  const [firstOrder, otherOrder] = [await createParcel(), await createParcel()];
  const csv = [
    'Tracking ID,Vendor Ref,COD Amount,Collected,Collected Amount',
    `N1,${firstOrder.number},5186,Yes,5000`,
    `N2,${otherOrder.number},5186,No,0`,
  ].join('\n');
  expect((await createRemittance({ csv, dryRun: true })).preview).toMatchObject({
    ...{ amountColumn: 'Collected Amount', parcelsTotal: 5_000 },
  });
  const listsWithStatus = [
    'Vendor Ref,COD Amount,Delivery Status',
    `${firstOrder.number},5186,Delivered`,
    `${otherOrder.number},5186,Returned to vendor`,
  ].join('\n');
  expect((await createRemittance({ csv: listsWithStatus, dryRun: true })).preview).toMatchObject({
    parcelsTotal: 5_186,
    lines: [{ amount: 5_186 }, { orderNumber: otherOrder.number, amount: 0 }],
  });
});

test.each(['CODAmount', 'Cash on Delivery', 'Amount'])(
  'a column of collected amounts, %s, takes precedence over order and payout amounts',
  async (name) => {
    const [firstOrder, otherOrder] = [await createParcel(), await createParcel()];
    const csv = [
      `Order Amount,Settlement Amount,Order No,${name}`,
      `9000,5086,${firstOrder.number},5186`,
      `9000,5086,${otherOrder.number},5186`,
      '18000,10172,,10372',
    ].join('\n');
    expect((await createRemittance({ csv, dryRun: true })).preview).toMatchObject({
      ...{ amountColumn: name, parcelsTotal: 10_372 },
    });
  },
);

test('the columns of a list are remembered only for lists with the same headings', async () => {
  const [firstOrder, otherOrder, third] = [await createParcel(), await createParcel(), await createParcel()];
  const buildCsv = (names: string, order: { number: string }) => `${names}\n${order.number},100,5186`;
  const columns = { parcel: 'Number', amount: 'Paid out' };
  const first = await createRemittance({ csv: buildCsv('Number,Kept,Paid out', firstOrder), columns });
  expect(first.errors).toEqual([]);
  expect(
    (await createRemittance({ csv: buildCsv('number,KEPT,Paid  out', otherOrder), dryRun: true })).preview,
  ).toMatchObject({
    ...{ parcelColumn: 'Number', amountColumn: 'Paid out' },
    lines: [{ orderNumber: otherOrder.number, amount: 5_186 }],
  });
  const { preview } = await createRemittance({
    csv: buildCsv('Order,Delivery charge,Collected', third),
    dryRun: true,
  });
  expect(preview).toMatchObject({ parcelColumn: 'Order', amountColumn: 'Collected' });
});

test.each([
  ['Order,COD\nJW-1,1,00,000', { reason: 'SHEET_ROW_TOO_LONG', params: { row: 2 } }],
  ['Order,COD\n,500', { reason: 'PARCEL_NUMBER_MISSING', params: { row: 2, cell: '500' } }],
  ['Order,COD\nJW-1,#REF!', { reason: 'SHEET_CELL_DAMAGED', params: { row: 2, column: 'COD' } }],
  ['Tracking,COD\n8.9E+12,500', { reason: 'SHEET_NUMBER_SHORTENED', params: { row: 2, column: 'Tracking' } }],
  ['Order,COD,COD\nJW-1,500,600', { reason: 'SHEET_DUPLICATE_COLUMN', params: { column: 'COD' } }],
  ['\n\n', { reason: 'SHEET_BLANK' }],
])('a list such as %j is refused with the position of the error', async (csv, problem) => {
  expect((await createRemittance({ csv, dryRun: true })).errors).toMatchObject([
    { field: 'csv', ...problem },
  ]);
});

test('a tracking number used by two carriers matches the parcel of the remittance’s carrier', async () => {
  const otherOrder = await createParcel({ trackingNumber: 'S-1', carrier: 'Upaya' });
  const carrierOrder = await createParcel({ trackingNumber: 'S-1' });
  await createRemittance({ parcels: [{ named: 's-1', amount: 5_186 }] });
  expect([await findCashWithCarrier(carrierOrder.id), await findCashWithCarrier(otherOrder.id)]).toEqual([
    0, 5_186,
  ]);
});

test('remittances can be filtered by status and carrier, and cash is summed by carrier', async () => {
  const order = await createParcel({ carrier: 'Pick n Drop' });
  const { remittance } = await createRemittance({
    carrier: 'Pick n Drop',
    parcels: [toParcelInput(order, 5_000)],
  });
  const list = async (args: string) => {
    const { data } = await staff.graphql(`{ remittances(${args}) { id } }`);
    return data?.remittances.map(({ id }: { id: string }) => id);
  };
  expect(await list('carrier: "Pick n Drop", status: OPEN')).toEqual([remittance.id]);
  expect(await list('carrier: "Pick n Drop", status: VOIDED')).toEqual([]);
  expect(await list('carrier: "Pick n Drop", offset: 1')).toEqual([]);
  const { data } = await staff.graphql('{ carrierCash { carrier parcels amount } }');
  expect(data?.carrierCash).toContainEqual({ carrier: 'Pick n Drop', parcels: 1, amount: 186 });
});

test.each(['SHIPPED', 'DELIVERED'] as const)(
  'a %s parcel marked as paid on delivery is settled by its remittance, so that its cash counts once',
  async (status) => {
    const order = await createParcel({ status, paymentStatus: 'UNPAID', cashWithCarrier: 0 });
    const setPaidMutation = `mutation ($input: SetPaymentStatusInput!) {
      done: setPaymentStatus(input: $input) { errors { reason } } }`;
    expect(await sendMutation(setPaidMutation, { id: order.id, status: 'PAID' })).toEqual({ errors: [] });
    expect(await findCashWithCarrier(order.id)).toBe(5_186);
    const { remittance } = await createRemittance({
      parcels: [toParcelInput(order, 5_186)],
      markDelivered: true,
    });
    expect(remittance).toMatchObject({
      uncredited: 0,
      lines: [{ outcome: 'PAID', orderStatus: 'DELIVERED' }],
    });
    expect(await readCashEntries(order.id)).toEqual([5_186, -5_186]);
  },
);
