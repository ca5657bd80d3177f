import type { Transaction } from '#graph/prisma/transaction.ts';
import type { QueuedJob } from './handlers.ts';

/** Writes work for later into the caller's transaction: it is done only when what asked for it was kept. Answers the job's id. */
export async function queueJob(
  tx: Transaction,
  { now, viewer }: { now: Date; viewer?: { id: string } | null },
  { kind, payload, runAfter = now }: QueuedJob & { runAfter?: Date },
): Promise<string> {
  const data = { kind, payload, runAfter, createdAt: now, createdById: viewer?.id ?? null };
  const { id } = await tx.job.create({ data, select: { id: true } });
  return id;
}
