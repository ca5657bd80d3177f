import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { runBulkJob } from './runBulkJob.ts';

const server = useTestServer();
const now = new Date('2026-11-21T06:00:00Z');
let admin: Shopper;

const JOB = `fragment job on BulkJob {
  id action list title status stoppedAt total done skipped failed undoable undoesId
  rows(first: 100) { totalCount edges { node { id label outcome problem { reason params field } } } }
}`;
const START = `${JOB} mutation ($input: StartBulkJobInput!) {
  startBulkJob(input: $input) { job { ...job } errors { reason params field } }
}`;
const FIND = `${JOB} query ($id: ID!) { bulkJob(id: $id) { ...job } }`;
const STOP = `${JOB} mutation ($id: ID!) { stopBulkJob(input: { id: $id }) { job { ...job } errors { reason } } }`;
const UNDO = `${JOB} mutation ($id: ID!) { undoBulkJob(input: { id: $id }) { job { ...job } errors { reason } } }`;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(async () => {
  server.clock.now = now;
  await server.prisma.bulkJob.deleteMany();
  await server.prisma.job.deleteMany();
  await server.prisma.auditEntry.deleteMany();
});

type Rows = { ids?: string[]; filter?: object; retryFailedOfJobId?: string };

async function start(change: object, rows: Rows, viewer = admin) {
  const { data, errors } = await viewer.graphql(START, { input: { title: 'A change', change, ...rows } });
  return { ...data?.startBulkJob, thrown: errors };
}

async function startJob(change: object, rows: Rows) {
  const { job, errors } = await start(change, rows);
  expect(errors).toEqual([]);
  return job.id as string;
}

async function readReport(id: string, viewer = admin) {
  const job = (await viewer.graphql(FIND, { id })).data?.bulkJob;
  return { ...job, rows: job?.rows.edges.map(({ node }: { node: object }) => node) };
}

async function runJob(change: object, rows: Rows) {
  const id = await startJob(change, rows);
  await runJobs(server);
  return readReport(id);
}

const publishChange = { setProductStatus: { status: 'ACTIVE' } };

async function createDrafts(count: number) {
  const products = [];
  for (let index = 0; index < count; index++)
    products.push(
      await aProduct(server.prisma, { status: 'DRAFT', name: `Draft ${index}`, sku: `DR-${index}` }),
    );
  return products.map(({ id }) => id);
}

function readStatuses(ids: string[]) {
  return server.prisma.product
    .findMany({ where: { id: { in: ids } }, orderBy: { sku: 'asc' } })
    .then((products) => products.map(({ status }) => status));
}

test('a row with several problems gets one reason that combines them', async () => {
  const { id } = await aProduct(server.prisma, { status: 'DRAFT', description: '', images: [] });
  const { rows } = await runJob(publishChange, { ids: [id] });
  expect(rows).toMatchObject([
    { outcome: 'FAILED', problem: { reason: 'DESCRIPTION_AND_PHOTO_MISSING', field: 'description' } },
  ]);
});

function findAuditEntries(action: string) {
  return server.prisma.auditEntry.findMany({ where: { action }, orderBy: { at: 'asc' } });
}

describe('a bulk job', () => {
  beforeEach(() => server.prisma.product.deleteMany());

  test('reports for each row whether it was changed, unchanged or failed, and why', async () => {
    const [draftId] = await createDrafts(1);
    const { id: publishedId } = await aProduct(server.prisma, { name: 'Shown', sku: 'SH-1' });
    const { id: zeroPriceId } = await aProduct(server.prisma, {
      status: 'DRAFT',
      name: 'Free',
      sku: 'FR-1',
      price: 0,
    });
    const ids = [draftId ?? '', publishedId, zeroPriceId, 'gone'];
    const { job, errors } = await start(publishChange, { ids: [...ids, ids[0] ?? ''] });
    expect(errors).toEqual([]);
    expect(job).toMatchObject({
      status: 'QUEUED',
      total: 4,
      done: 0,
      list: 'products',
      action: 'setProductStatus',
    });
    await runJobs(server);

    expect(await readReport(job.id)).toMatchObject({
      status: 'DONE',
      total: 4,
      done: 1,
      skipped: 1,
      failed: 2,
      undoable: 1,
      rows: [
        { id: draftId, label: 'Draft 0, DR-0', outcome: 'DONE', problem: null },
        {
          id: publishedId,
          label: 'Shown, SH-1',
          outcome: 'SKIPPED',
          problem: { reason: 'NOTHING_TO_CHANGE' },
        },
        { id: zeroPriceId, outcome: 'FAILED' },
        { id: 'gone', label: 'gone', outcome: 'FAILED', problem: { reason: 'PRODUCT_NOT_FOUND' } },
      ],
    });
    expect(await findAuditEntries('product.setStatus')).toMatchObject([
      { entityId: draftId, actorId: admin.user.id, before: { status: 'DRAFT' }, after: { status: 'ACTIVE' } },
    ]);
    expect(await findAuditEntries('bulk.start')).toMatchObject([
      { entityId: job.id, after: { change: 'setProductStatus', title: 'A change', rows: 4 } },
    ]);
  });

  test('changes the rows that match a filter when the job is started, and no others', async () => {
    const ids = await createDrafts(130);
    await aProduct(server.prisma, { name: 'Shown' });
    const id = await startJob(publishChange, { filter: { products: { statuses: ['DRAFT'] } } });
    const { id: laterProductId } = await aProduct(server.prisma, { status: 'DRAFT' });
    await runJobs(server);
    expect(await readReport(id)).toMatchObject({ total: 130, done: 130, skipped: 0, failed: 0 });
    expect(new Set(await readStatuses(ids))).toEqual(new Set(['ACTIVE']));
    expect(await readStatuses([laterProductId])).toEqual(['DRAFT']);
  });

  test('continues after its server has stopped, and changes no row twice', async () => {
    const ids = await createDrafts(45);
    const id = await startJob(publishChange, { ids });
    const services = { ...server, log: server.app.log, publicUrl: '', now, requestId: null };
    const runWorker = (reportProgress: () => Promise<void>) => runBulkJob(services, { id }, reportProgress);
    await expect(
      runWorker(async () => {
        throw new Error('The server ends.');
      }),
    ).rejects.toThrow('The server ends.');
    expect(await readReport(id)).toMatchObject({ done: 20 });

    // A second worker considered the first one dead while it was still running.
    await Promise.all([runWorker(async () => {}), runWorker(async () => {})]);

    expect(await readReport(id)).toMatchObject({ done: 45, failed: 0 });
    const entries = await findAuditEntries('product.setStatus');
    expect(entries.map(({ entityId }) => entityId).toSorted()).toEqual(ids.toSorted());
    const versions = await server.prisma.product.findMany({
      where: { id: { in: ids } },
      select: { version: true },
    });
    expect(new Set(versions.map(({ version }) => version)).size).toBe(1);
  });

  test('stops between two rows: finished rows stay changed, the others stay unchanged', async () => {
    const ids = await createDrafts(30);
    const id = await startJob(publishChange, { ids });
    const services = { ...server, log: server.app.log, publicUrl: '', now, requestId: null };
    await runBulkJob(services, { id }, async () => {
      await admin.graphql(STOP, { id });
    });
    expect(await readReport(id)).toMatchObject({
      done: 20,
      skipped: 0,
      failed: 0,
      stoppedAt: now.toISOString(),
    });
    expect((await readStatuses(ids)).filter((status) => status === 'DRAFT')).toHaveLength(10);
  });

  test('is undone row by row, except for rows that have changed since', async () => {
    const ids = await createDrafts(3);
    const { id } = await runJob(publishChange, { ids });
    const [changed] = ids;
    await admin.graphql(
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { errors { message } } }',
      { input: { id: changed, name: 'Changed since' } },
    );
    const { data } = await admin.graphql(UNDO, { id });
    expect(data?.undoBulkJob).toMatchObject({ job: { undoesId: id, total: 3 }, errors: [] });
    await runJobs(server);
    const undoReport = await readReport(data?.undoBulkJob.job.id);
    expect(undoReport).toMatchObject({ done: 2, failed: 1, undoable: 0 });
    expect(undoReport.rows[0]).toMatchObject({ id: changed, problem: { reason: 'VERSION_CONFLICT' } });
    expect(await readStatuses(ids)).toEqual(['ACTIVE', 'DRAFT', 'DRAFT']);

    expect((await readReport(id)).undoable).toBe(0);
    const secondUndo = await admin.graphql(UNDO, { id });
    expect(secondUndo.data?.undoBulkJob.errors).toMatchObject([{ reason: 'BULK_NOT_UNDOABLE' }]);
  });

  test('is retried with only the failed rows', async () => {
    const ids = await createDrafts(3);
    const [, zeroPriceId = ''] = ids;
    await server.prisma.product.update({ where: { id: zeroPriceId }, data: { fixedPrice: 0 } });
    const { id, failed } = await runJob(publishChange, { ids });
    expect(failed).toBe(1);
    await server.prisma.product.update({ where: { id: zeroPriceId }, data: { fixedPrice: 5000 } });
    expect(await runJob(publishChange, { retryFailedOfJobId: id })).toMatchObject({
      total: 1,
      done: 1,
      rows: [{ id: zeroPriceId }],
    });
  });

  test.each([
    ['no change', {}, { ids: ['x'] }, 'BULK_CHANGE_NOT_ONE'],
    ['two changes', { ...publishChange, retryMails: true }, { ids: ['x'] }, 'BULK_CHANGE_NOT_ONE'],
    ['a change set to false', { retryMails: false }, { ids: ['x'] }, 'BULK_CHANGE_NOT_ONE'],
    ['no rows', publishChange, {}, 'BULK_IDS_OR_FILTER'],
    ['an unknown earlier job', publishChange, { retryFailedOfJobId: 'x' }, 'BULK_JOB_NOT_FOUND'],
    ['ids and a filter', publishChange, { ids: ['x'], filter: { products: {} } }, 'BULK_IDS_OR_FILTER'],
    ['the filter of another list', publishChange, { filter: { orders: {} } }, 'FILTER_LIST_MISMATCH'],
    [
      'a filter that matches nothing',
      publishChange,
      { filter: { products: { search: 'zzz' } } },
      'BULK_NO_ROWS',
    ],
    ['an empty list of ids', publishChange, { ids: [] }, 'BULK_NO_ROWS'],
  ] as const)('is refused with %s', async (_name, change, rows, reason) => {
    const { job, errors } = await start(change, rows as Rows);
    expect(job).toBeNull();
    expect(errors).toMatchObject([{ reason }]);
    expect(await server.prisma.bulkJob.count()).toBe(0);
  });

  test('is refused while five jobs of the same account are running', async () => {
    const ids = await createDrafts(1);
    for (let count = 0; count < 5; count++) await startJob(publishChange, { ids });
    expect((await start(publishChange, { ids })).errors).toMatchObject([
      { reason: 'TOO_MANY_BULK_JOBS', params: { most: 5 } },
    ]);
  });
});

describe('access to a bulk job', () => {
  beforeEach(() => server.prisma.product.deleteMany());

  async function createStaffWithPermissions(...permissions: string[]) {
    const data = { name: permissions.join(), permissions: ['enterAdmin', ...permissions] };
    const { id: staffRoleId } = await server.prisma.staffRole.create({ data });
    return { by: await aShopper(server, { role: 'ADMIN', staffRoleId }), staffRoleId };
  }

  test('requires the change’s own permissions, at the start and while it runs', async () => {
    const ids = await createDrafts(2);
    const { by: reader } = await createStaffWithPermissions('readCatalog');
    expect((await start(publishChange, { ids }, reader)).thrown).toMatchObject([
      { extensions: { code: 'FORBIDDEN', permission: 'MANAGE_CATALOG' } },
    ]);

    const { by: viewer, staffRoleId } = await createStaffWithPermissions('readCatalog', 'manageCatalog');
    const { job } = await start(publishChange, { ids }, viewer);
    await server.prisma.staffRole.update({
      where: { id: staffRoleId },
      data: { permissions: ['enterAdmin', 'readCatalog'] },
    });
    await runJobs(server);
    const { failed, rows } = await readReport(job.id, viewer);
    expect(failed).toBe(2);
    expect(rows[0].problem).toMatchObject({ reason: 'NO_LONGER_PERMITTED' });
    expect(await readStatuses(ids)).toEqual(['DRAFT', 'DRAFT']);
  });

  test('requires the permission to cancel orders if it cancels them', async () => {
    const { id } = await anOrder(server.prisma);
    const { by: viewer } = await createStaffWithPermissions('readOrders', 'manageOrders');
    const cancelChange = { moveOrders: { status: 'CANCELLED', note: 'Not reached' } };
    expect((await start(cancelChange, { ids: [id] }, viewer)).thrown).toMatchObject([
      { extensions: { permission: 'CANCEL_ORDERS' } },
    ]);
  });

  test('is limited to the owner for viewing, stopping and undoing', async () => {
    const id = await startJob(publishChange, { ids: await createDrafts(1) });
    const other = await aShopper(server, { role: 'ADMIN' });
    expect((await other.graphql(FIND, { id })).data?.bulkJob).toBeNull();
    expect((await other.graphql('{ bulkJobs { id } }')).data?.bulkJobs).toEqual([]);
    for (const [document, field] of [
      [STOP, 'stopBulkJob'],
      [UNDO, 'undoBulkJob'],
    ] as const)
      expect((await other.graphql(document, { id })).data?.[field].errors).toMatchObject([
        { reason: 'BULK_JOB_NOT_FOUND' },
      ]);
    expect((await admin.graphql('{ bulkJobs { id } }')).data?.bulkJobs).toEqual([{ id }]);
  });
});

describe('order bulk jobs', () => {
  beforeEach(() => server.prisma.order.deleteMany());

  async function createOrders(count: number, overrides: Parameters<typeof anOrder>[1] = {}) {
    const createdOrders = [];
    for (let index = 0; index < count; index++) createdOrders.push(await anOrder(server.prisma, overrides));
    return createdOrders.map(({ id }) => id);
  }

  const readOrders = (ids: string[]) =>
    server.prisma.order.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });

  test('advance each order, delay its email, and can be undone within the time limit', async () => {
    const ids = await createOrders(2);
    const { id, undoable } = await runJob({ moveOrders: { status: 'CONFIRMED', allowUndo: true } }, { ids });
    expect(undoable).toBe(2);
    expect(await readOrders(ids)).toMatchObject([{ status: 'CONFIRMED' }, { status: 'CONFIRMED' }]);
    await admin.graphql(UNDO, { id });
    await runJobs(server);
    expect(await readOrders(ids)).toMatchObject([{ status: 'PENDING' }, { status: 'PENDING' }]);
    expect(await server.prisma.mail.count({ where: { orderId: { in: ids } } })).toBe(0);
  });

  test('cannot undo a step that did not allow an undo, or whose time limit has passed', async () => {
    const [firstIds, other] = [await createOrders(1), await createOrders(1)];
    const permanentJob = await runJob({ moveOrders: { status: 'CONFIRMED' } }, { ids: firstIds });
    expect(permanentJob.undoable).toBe(0);
    const expiredJob = await runJob({ moveOrders: { status: 'CONFIRMED', allowUndo: true } }, { ids: other });
    server.clock.now = new Date(now.getTime() + 60_000);
    expect((await readReport(expiredJob.id)).undoable).toBe(0);
  });

  test('record one transfer for several orders with the same reference', async () => {
    const ids = await createOrders(3, { paymentMethod: 'BANK_TRANSFER' });
    const [paidId] = ids;
    await server.prisma.order.update({
      where: { id: paidId },
      data: { paid: 11_800, paymentStatus: 'PAID' },
    });
    const { done: count, rows } = await runJob({ payOrders: { reference: 'NIC-77' } }, { ids });
    expect(count).toBe(2);
    expect(rows[0].problem).toMatchObject({ reason: 'NO_AMOUNT_DUE' });
    const entries = await server.prisma.payment.findMany({ where: { orderId: { in: ids } } });
    expect(entries.map(({ reference }) => reference)).toEqual(['NIC-77', 'NIC-77']);

    const otherIds = await createOrders(1, { paymentMethod: 'BANK_TRANSFER' });
    const duplicateJob = await runJob({ payOrders: { reference: 'NIC-77' } }, { ids: otherIds });
    expect(duplicateJob.failed).toBe(1);
  });

  test('tag, assign and email each order once', async () => {
    const ids = await createOrders(2);
    const tag = await server.prisma.orderTag.create({ data: { name: 'Wedding', colour: 'GREEN' } });
    expect(await runJob({ tagOrders: { add: [tag.id] } }, { ids })).toMatchObject({ done: 2 });
    expect(await runJob({ tagOrders: { add: [tag.id] } }, { ids })).toMatchObject({ done: 0, skipped: 2 });
    expect(await runJob({ assignOrders: { assigneeId: admin.user.id } }, { ids })).toMatchObject({ done: 2 });
    expect(await readOrders(ids)).toMatchObject([
      { assigneeId: admin.user.id },
      { assigneeId: admin.user.id },
    ]);
    const english = { subject: 'Order {number}', message: 'Dear {name}' };
    expect(await runJob({ mailOrders: { english } }, { ids })).toMatchObject({ done: 2 });
    expect(await server.prisma.mail.count({ where: { orderId: { in: ids }, template: 'custom' } })).toBe(2);
    const { errors } = await start(
      { mailOrders: { english: { subject: 'x', message: '{nonsense}' } } },
      { ids },
    );
    expect(errors).toMatchObject([{ reason: 'UNKNOWN_MAIL_PLACEHOLDER' }]);
  });

  test('record the carriers’ cash for orders that have cash with a carrier', async () => {
    const [orderWithCash, orderWithoutCash] = [
      await createOrders(1, { status: 'DELIVERED', paymentStatus: 'PAID', cashWithCarrier: 11_800 }),
      await createOrders(1),
    ];
    const { rows } = await runJob(
      { recordCodRemittances: { reference: 'NCM-1' } },
      { ids: [...orderWithCash, ...orderWithoutCash] },
    );
    expect(rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['DONE', 'FAILED']);
    expect(await readOrders(orderWithCash)).toMatchObject([{ cashWithCarrier: 0 }]);
  });
});

test('coupons are deactivated, and activated again by an undo', async () => {
  const { id } = await aCoupon(server.prisma);
  const { id: job } = await runJob({ switchCoupons: { isActive: false } }, { ids: [id] });
  const isActive = async () => (await server.prisma.coupon.findUniqueOrThrow({ where: { id } })).isActive;
  expect(await isActive()).toBe(false);
  await admin.graphql(UNDO, { id: job });
  await runJobs(server);
  expect(await isActive()).toBe(true);
});
