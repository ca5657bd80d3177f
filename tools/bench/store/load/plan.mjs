// @ts-check
import { readFileSync } from 'node:fs';

/** What this program was told to do: the JSON in the file that its first argument names. */
export function readPlan() {
  return JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
}
