// @ts-check
// After a build: how much JavaScript the first visit loads, and whether that keeps to the budget.
import { budgetBytes, firstLoad } from './lib/bundleBudget.mjs';

const files = firstLoad();
const total = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

for (const { file, gzipBytes } of files) console.log(`  ${kilobytes(gzipBytes).padStart(9)}  ${file}`);
console.log(
  `First load: ${kilobytes(total)} of gzipped JavaScript; the budget is ${kilobytes(budgetBytes)}.`,
);
if (total > budgetBytes) process.exitCode = 1;
