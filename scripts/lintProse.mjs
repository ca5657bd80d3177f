// @ts-check
// npm run lint, second part: checks the wording of comments, GraphQL descriptions and type names.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { findProseFaults } from './lib/documents/prose.mjs';

const CHECKED_EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.graphql', '.prisma', '.html'];
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  {
    encoding: 'utf8',
  },
).trim();
const deletedFiles = execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n');

const faults = files
  .split('\n')
  // The test of the wording rules contains deliberate violations.
  .filter(
    (file) =>
      CHECKED_EXTENSIONS.includes(extname(file)) &&
      !deletedFiles.includes(file) &&
      !file.endsWith('prose.test.mjs'),
  )
  .flatMap((file) => findProseFaults(file, readFileSync(file, 'utf8')).map((fault) => ({ file, ...fault })));
for (const { file, line, text } of faults) console.log(`${file}:${line}: ${text}`);
if (faults.length > 0) {
  console.log(`${faults.length} wording faults. CONTRIBUTING.md, "Wording", has the rules.`);
  process.exitCode = 1;
}
