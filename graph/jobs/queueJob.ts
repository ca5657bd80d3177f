import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { JobKind } from './jobKind.ts';

/** Writes work for later into the caller's transaction: it is done only when what asked for it was kept. Answers the job's id. */
export async function queueJob<Payload extends Prisma.InputJsonObject>(
  tx: Transaction,
  { now, viewer }: { now: Date; viewer?: { id: string } | null },
  { name: kind }: JobKind<Payload>,
  payload: Payload,
  { runAfter = now }: { runAfter?: Date } = {},
): Promise<string> {
  const data = { kind, payload, runAfter, createdAt: now, createdById: viewer?.id ?? null };
  const { id } = await tx.job.create({ data, select: { id: true } });
  return id;
}
