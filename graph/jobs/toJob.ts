import { v7 as uuidv7 } from 'uuid';
import { activeTraceparent } from '#graph/observability/tracing/tracing.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Job } from './job.ts';

/** The person and the request that something is done for. */
export interface Asking {
  now: Date;
  viewer?: { id: string } | null;
  /** Null if the store does it without a request. */
  requestId?: string | null;
}

/** Returns a job as a row. */
export function toJob<Payload extends Prisma.InputJsonObject>(
  { now, viewer, requestId = null }: Asking,
  { name: kind }: Job<Payload>,
  payload: Payload,
  runAfter = now,
) {
  const asked = { createdAt: now, createdById: viewer?.id ?? null, requestId };
  return { id: uuidv7(), kind, payload, runAfter, ...asked, traceparent: activeTraceparent() };
}
