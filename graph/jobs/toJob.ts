import { v7 as uuidv7 } from 'uuid';
import { getActiveTraceparent } from '#graph/observability/tracing/tracing.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Job } from './job.ts';

/** The account and request that queue a job. */
export interface JobOrigin {
  now: Date;
  viewer?: { id: string } | null;
  /** Null if no request caused it. */
  requestId?: string | null;
}

export function toJob<Payload extends Prisma.InputJsonObject>(
  { now, viewer, requestId = null }: JobOrigin,
  { name: kind }: Job<Payload>,
  payload: Payload,
  runAfter = now,
) {
  const origin = { createdAt: now, createdById: viewer?.id ?? null, requestId };
  return { id: uuidv7(), kind, payload, runAfter, ...origin, traceparent: getActiveTraceparent() };
}
