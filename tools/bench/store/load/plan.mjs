// @ts-check
import { readFileSync } from 'node:fs';

/** Reads this program's options from the JSON file named in its first argument. */
export function readOptions() {
  return JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
}
