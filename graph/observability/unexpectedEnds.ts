import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';

const endSchema = z.object({ at: z.coerce.date(), how: z.string().nullable() });

/** When a server ended that nobody had meant to, and its exit code or signal; without one it had not begun to listen. */
export type UnexpectedEnd = z.output<typeof endSchema>;

export type ReadUnexpectedEnds = () => Promise<UnexpectedEnd[]>;

/**
 * The ends that the supervisor has noted in DATA_DIR (scripts/lib/supervision/unexpectedEnds.mjs), the last one first;
 * none where nobody supervises.
 */
export async function readUnexpectedEnds(dataDir: string): Promise<UnexpectedEnd[]> {
  const text = await readFile(join(dataDir, 'unexpected-ends.jsonl'), 'utf8').catch(() => '');
  return text.split('\n').flatMap(toEnd).reverse();
}

export function endsWithinDay(ends: readonly UnexpectedEnd[], now: Date): UnexpectedEnd[] {
  return ends.filter(({ at }) => now.getTime() - at.getTime() < DAY_MS);
}

export function addUnexpectedEndMetrics(registry: Registry, read: ReadUnexpectedEnds): void {
  new Gauge({
    name: 'store_unexpected_ends',
    help: 'How often the server ended within the last 24 hours though nobody meant it to; its supervisor started it again.',
    registers: [registry],
    async collect() {
      this.set(endsWithinDay(await read(), new Date()).length);
    },
  });
}

function toEnd(line: string): UnexpectedEnd[] {
  try {
    return [endSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
