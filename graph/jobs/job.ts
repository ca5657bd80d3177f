import type { Prisma } from '#graph/prisma/generated/client.ts';

/** A kind of work done outside a request, as declared for the code that queues it. */
export interface Job<Payload extends Prisma.InputJsonObject> {
  readonly name: string;
  /** True if it is queued automatically once per Kathmandu day. */
  readonly daily: boolean;
  /** Declares the payload type for the compiler. Never set at run time. */
  readonly payload?: Payload;
}

/** Declares a kind of job. The module that runs it adds its handler with `handleJob`. */
export function defineJob<Payload extends Prisma.InputJsonObject = Record<string, never>>(
  name: string,
  { daily = false } = {},
): Job<Payload> {
  return { name, daily };
}
