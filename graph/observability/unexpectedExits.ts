import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';

const endSchema = z.object({ at: z.coerce.date(), how: z.string().nullable() });

/**
 * Time of an unexpected exit of the server, and its exit code or signal. `how` is null if the server never started to
 * listen.
 */
export type UnexpectedExit = z.output<typeof endSchema>;

export type ReadUnexpectedExits = () => Promise<UnexpectedExit[]>;

/**
 * Returns the unexpected exits recorded by the supervisor in DATA_DIR (scripts/lib/supervision/unexpectedExits.mjs),
 * newest first. Empty without a supervisor.
 */
export async function readUnexpectedExits(dataDir: string): Promise<UnexpectedExit[]> {
  const text = await readFile(join(dataDir, 'unexpected-ends.jsonl'), 'utf8').catch(() => '');
  return text.split('\n').flatMap(parseEnd).reverse();
}

export function filterExitsWithinDay(exits: readonly UnexpectedExit[], now: Date): UnexpectedExit[] {
  return exits.filter(({ at }) => now.getTime() - at.getTime() < DAY_MS);
}

export function addUnexpectedExitMetrics(registry: Registry, read: ReadUnexpectedExits): void {
  new Gauge({
    name: 'store_unexpected_ends',
    help: 'Unexpected ends of the server within the last 24 hours, after which the supervisor restarted it.',
    registers: [registry],
    async collect() {
      this.set(filterExitsWithinDay(await read(), new Date()).length);
    },
  });
}

function parseEnd(line: string): UnexpectedExit[] {
  try {
    return [endSchema.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
