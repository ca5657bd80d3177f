import { v7 as uuidv7 } from 'uuid';
import { activeTraceparent } from '#graph/observability/tracing/tracing.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Job } from './job.ts';

/** On whose behalf something is done. */
export interface Asking {
  now: Date;
  viewer?: { id: string } | null;
  /** The request that asks; none where the store does so by itself. */
  requestId?: string | null;
}

/** A job that waits to be done, as a row. */
export function toJob<Payload extends Prisma.InputJsonObject>(
  { now, viewer, requestId = null }: Asking,
  { name: kind }: Job<Payload>,
  payload: Payload,
  runAfter = now,
) {
  const asked = { createdAt: now, createdById: viewer?.id ?? null, requestId };
  return { id: uuidv7(), kind, payload, runAfter, ...asked, traceparent: activeTraceparent() };
}
