import { activeTraceparent } from '#graph/observability/tracing/tracing.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Job } from './job.ts';

interface Asking {
  now: Date;
  /** The request that asks; none where the store does so by itself. */
  requestId?: string | null;
  viewer?: { id: string } | null;
}

/** Writes work for later into the caller's transaction: it is done only when what asked for it was kept. Answers the job's id. */
export async function queueJob<Payload extends Prisma.InputJsonObject>(
  tx: Transaction,
  asking: Asking,
  job: Job<Payload>,
  payload: Payload,
  { runAfter }: { runAfter?: Date } = {},
): Promise<string> {
  const data = toJob(asking, job, payload, runAfter);
  const { id } = await tx.job.create({ data, select: { id: true } });
  return id;
}

/** The same as a row. */
export function toJob<Payload extends Prisma.InputJsonObject>(
  { now, viewer, requestId = null }: Asking,
  { name: kind }: Job<Payload>,
  payload: Payload,
  runAfter = now,
) {
  return {
    kind,
    payload,
    runAfter,
    createdAt: now,
    createdById: viewer?.id ?? null,
    requestId,
    traceparent: activeTraceparent(),
  };
}
