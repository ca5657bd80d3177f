import { GraphQLError } from 'graphql';
import { DomainError } from '#domain/errors/errors.ts';
import { InvalidInput } from '#domain/errors/problems.ts';
import { viewerMay } from '#graph/access/viewerMay.ts';
import type { BulkAction, BulkRow, Settle } from '#graph/bulk/bulkAction.ts';
import type { StaffAtWork } from '#graph/context.ts';
import { isNotNow } from '#graph/errors/retryLater.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import type { JobServices, Progress } from '#graph/jobs/jobHandler.ts';
import { viewerOf } from '#graph/modules/accounts/viewerOf.ts';
import { type BulkJob, type BulkJobRow, Prisma } from '#graph/prisma/generated/client.ts';
import { findBulkAction } from './bulkActions.ts';

/** After so many rows it tells how far it is, and looks anew at what its owner may do. */
const BATCH = 20;

/** Another worker has settled the row: nothing of it is changed again. */
class SettledBefore extends Error {}

/** Changes the rows of a bulk job, one after the other, beginning with those that no earlier attempt has reached. */
export async function runBulkJob(
  services: JobServices,
  { id }: { id: string },
  progress: Progress,
): Promise<void> {
  const { prisma } = services;
  const bulk = await prisma.bulkJob.findUnique({ where: { id } });
  const action = bulk && findBulkAction(bulk.action);
  if (!bulk || !action) return;
  const begun = performance.now();
  for (;;) {
    const rows = await prisma.bulkJobRow.findMany({
      where: { jobId: id, outcome: 'WAITING' },
      orderBy: { position: 'asc' },
      take: BATCH,
    });
    if (rows.length === 0 || (await isStopped(services, id))) return;
    // The clock of a job stands where it was taken up.
    const now = new Date(services.now.getTime() + performance.now() - begun);
    const viewer = await viewerOf(prisma, bulk.ownerId);
    const may = viewer && neededFor(action, bulk).every((needed) => viewerMay(viewer, needed));
    if (!may) {
      await refuseWaiting(services, id);
      return;
    }
    const context = toContext(services, bulk);
    const { work } = services.writingFor({ viewer, now, requestId: context.requestId });
    await changeRows({ services, bulk, action }, { ...context, work, viewer, now }, rows);
    await progress(bulk.total - (await countWaiting(services, id)), bulk.total);
  }
}

interface Bulk {
  services: JobServices;
  bulk: BulkJob;
  action: BulkAction;
}

async function changeRows(job: Bulk, context: StaffAtWork, rows: readonly BulkJobRow[]): Promise<void> {
  const { services, bulk, action } = job;
  const ids = rows.map(({ rowId }) => rowId);
  if (!bulk.undoesId) await action.prepare(context, ids, bulk.input);
  for (const row of rows) {
    if (await isStopped(services, bulk.id)) return;
    await changeRow(job, context, row);
  }
}

/** A row that cannot be changed does not hinder the others; where the database or a service is away, the job waits. */
async function changeRow({ services, bulk, action }: Bulk, context: StaffAtWork, row: BulkJobRow) {
  try {
    await (bulk.undoesId ? takeBack : change)({ services, bulk, action }, context, row);
  } catch (error) {
    if (error instanceof SettledBefore) return;
    if (isNotNow(error) || isAskedAgain(error)) throw error;
    await services.prisma.bulkJobRow.updateMany({
      where: { jobId: row.jobId, position: row.position, outcome: 'WAITING' },
      data: { outcome: 'FAILED', problem: problemOf(error, services, row), undo: Prisma.DbNull },
    });
  }
}

async function change(
  { services, bulk, action }: Bulk,
  context: StaffAtWork,
  row: BulkJobRow,
): Promise<void> {
  const done = await services.prisma.bulkJobRow.count({ where: { jobId: bulk.id, outcome: 'DONE' } });
  await action.apply(context, toRow(services, row, done), bulk.input);
}

async function takeBack({ services, action }: Bulk, context: StaffAtWork, row: BulkJobRow): Promise<void> {
  if (!action.undo || row.undo === null) throw new DomainError('BULK_NOT_UNDOABLE');
  await action.undo(context, toRow(services, row, 0), row.undo);
}

function toRow(
  { media, reaching }: JobServices,
  { jobId, position, rowId: id }: BulkJobRow,
  done: number,
): BulkRow {
  const settle: Settle = async (tx, changed) => {
    const { count } = await tx.bulkJobRow.updateMany({
      where: { jobId, position, outcome: 'WAITING' },
      data: changed
        ? { outcome: 'DONE', undo: changed.undo ?? Prisma.DbNull }
        : { outcome: 'SKIPPED', undo: Prisma.DbNull, problem: toProblem('NOTHING_TO_CHANGE') },
    });
    if (count === 0) throw new SettledBefore();
  };
  return { id, done, services: { media, reaching }, settle };
}

function neededFor({ list, needs }: BulkAction, { input }: BulkJob) {
  return [list.needs, ...needs(input)];
}

function toContext(
  { prisma, publicUrl, secrets, demoPaymentsUrl, requestId }: JobServices,
  { id, ip }: BulkJob,
): Omit<StaffAtWork, 'viewer' | 'now' | 'work'> {
  return {
    prisma,
    publicUrl,
    secrets,
    demoPaymentsUrl,
    requestId: requestId ?? id,
    ip,
    apiKey: null,
    place: null,
  };
}

async function isStopped({ prisma }: JobServices, id: string): Promise<boolean> {
  const job = await prisma.bulkJob.findUnique({ where: { id }, select: { stoppedAt: true } });
  return job === null || job.stoppedAt !== null;
}

function countWaiting({ prisma }: JobServices, jobId: string): Promise<number> {
  return prisma.bulkJobRow.count({ where: { jobId, outcome: 'WAITING' } });
}

async function refuseWaiting({ prisma }: JobServices, jobId: string): Promise<void> {
  await prisma.bulkJobRow.updateMany({
    where: { jobId, outcome: 'WAITING' },
    data: { outcome: 'FAILED', problem: toProblem('NO_LONGER_PERMITTED'), undo: Prisma.DbNull },
  });
}

/** Too many wait for the same row. */
function isAskedAgain(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === 'UNAVAILABLE';
}

function problemOf(
  error: unknown,
  { log }: JobServices,
  { jobId, rowId }: BulkJobRow,
): Prisma.InputJsonObject {
  if (error instanceof DomainError) return toJson(error);
  if (error instanceof GraphQLError && error.extensions.code === 'FORBIDDEN')
    return toProblem('NO_LONGER_PERMITTED');
  log.error({ err: error, job: jobId, row: rowId }, 'A row of a bulk job could not be changed');
  return toProblem('ROW_FAILED');
}

function toProblem(
  reason: 'NOTHING_TO_CHANGE' | 'NO_LONGER_PERMITTED' | 'ROW_FAILED',
): Prisma.InputJsonObject {
  return toJson(new DomainError(reason));
}

/** As a payload has it; several problems as the one that says them together. */
function toJson(error: DomainError): Prisma.InputJsonObject {
  const together = error instanceof InvalidInput && error.issues.length > 1 ? error.together : undefined;
  return JSON.parse(JSON.stringify({ ...userErrors(error)[0], ...together }));
}
