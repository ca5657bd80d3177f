// @ts-check
// Prints the size of the JavaScript that a first visit loads, after a build, and fails if it exceeds the budget.
import { budgetBytes, firstLoad, firstLoadSize, kilobytes } from './lib/bundleBudget.mjs';

const files = firstLoad();
const total = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);

for (const { file, gzipBytes } of files) console.log(`  ${kilobytes(gzipBytes).padStart(9)}  ${file}`);
console.log(`First load: ${firstLoadSize()} of gzipped JavaScript; the budget is ${kilobytes(budgetBytes)}.`);
if (total > budgetBytes) process.exitCode = 1;
