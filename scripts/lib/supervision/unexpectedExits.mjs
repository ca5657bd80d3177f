// @ts-check
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What says in DATA_DIR when the server ended unexpectedly: a line of JSON each, read by graph/observability/unexpectedEnds.ts. */
const fileName = 'unexpected-ends.jsonl';
const mostKept = 100;

/** Somebody meant it. */
const planned = [0, 'SIGTERM', 'SIGINT'];

/**
 * Notes that the server ended by itself, for the one that is started in its place. What was meant to end is not noted.
 * @param {string} dataDir
 * @param {{ how?: number | string | null, at?: Date }} end its exit code or signal; undefined where it had not begun to listen
 */
export function noteUnexpectedEnd(dataDir, { how, at = new Date() }) {
  if (how !== undefined && how !== null && planned.includes(how)) return;
  const file = join(dataDir, fileName);
  const line = `${JSON.stringify({ at, how: how === undefined ? null : String(how) })}\n`;
  try {
    const before = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
    if (before.length < mostKept) appendFileSync(file, line, { mode: 0o600 });
    else writeFileSync(file, `${before.slice(1 - mostKept).join('\n')}\n${line}`, { mode: 0o600 });
  } catch (error) {
    // A full disk, which may be why the server ended, must not keep it from being started again.
    console.error(`The end of the server could not be noted in ${file}: ${error}`);
  }
}
