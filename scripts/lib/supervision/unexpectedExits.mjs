// @ts-check
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * File in DATA_DIR that records unexpected exits of the server, one JSON object per line.
 * graph/observability/unexpectedExits.ts reads it.
 */
const fileName = 'unexpected-ends.jsonl';
const maxRecords = 100;

/** Exit codes and signals of a deliberate stop. */
const plannedExits = [0, 'SIGTERM', 'SIGINT'];

/**
 * Records an unexpected exit of the server. The next server process reads the record. Deliberate stops are not
 * recorded.
 * @param {string} dataDir
 * @param {{ how?: number | string | null, at?: Date }} end `how` is the exit code or signal; undefined if the server
 * was not listening yet
 */
export function recordUnexpectedExit(dataDir, { how, at = new Date() }) {
  if (how !== undefined && how !== null && plannedExits.includes(how)) return;
  const file = join(dataDir, fileName);
  const line = `${JSON.stringify({ at, how: how === undefined ? null : String(how) })}\n`;
  try {
    const previousLines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    if (previousLines.length < maxRecords) appendFileSync(file, line, { mode: 0o600 });
    else writeFileSync(file, `${previousLines.slice(1 - maxRecords).join('\n')}\n${line}`, { mode: 0o600 });
  } catch (error) {
    // A full disk, which may have stopped the server, must not prevent its restart.
    console.error(`The exit of the server could not be recorded in ${file}: ${error}`);
  }
}
