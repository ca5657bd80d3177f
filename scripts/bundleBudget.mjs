// @ts-check
// After a build: how much JavaScript the first visit loads, and whether that keeps to the budget.
import { budgetBytes, firstLoad, firstLoadSize, kilobytes } from './lib/bundleBudget.mjs';

const files = firstLoad();
const total = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);

for (const { file, gzipBytes } of files) console.log(`  ${kilobytes(gzipBytes).padStart(9)}  ${file}`);
console.log(`First load: ${firstLoadSize()} of gzipped JavaScript; the budget is ${kilobytes(budgetBytes)}.`);
if (total > budgetBytes) process.exitCode = 1;
