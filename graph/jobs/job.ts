import type { Prisma } from '#graph/prisma/generated/client.ts';

/** A kind of work that is done outside a request, as whoever asks for it knows it. */
export interface Job<Payload extends Prisma.InputJsonObject> {
  readonly name: string;
  /** Whether it is done once in each Kathmandu day, without anybody asking for it. */
  readonly daily: boolean;
  /** What it has to know: there for the compiler alone. */
  readonly payload?: Payload;
}

/** Declares a kind of work; the module that does it names its handler with `handleJob`. */
export function defineJob<Payload extends Prisma.InputJsonObject = Record<string, never>>(
  name: string,
  { daily = false } = {},
): Job<Payload> {
  return { name, daily };
}
