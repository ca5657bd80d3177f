// @ts-check
// Prints the size of the JavaScript that a first visit loads, after a build, and fails if it exceeds the budget.
import {
  budgetBytes,
  formatFirstLoadSize,
  formatKilobytes,
  listFirstLoadScripts,
} from './lib/bundleBudget.mjs';

const files = listFirstLoadScripts();
const total = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);

for (const { file, gzipBytes } of files) console.log(`  ${formatKilobytes(gzipBytes).padStart(9)}  ${file}`);
console.log(
  `First load: ${formatFirstLoadSize()} of gzipped JavaScript; the budget is ${formatKilobytes(budgetBytes)}.`,
);
if (total > budgetBytes) process.exitCode = 1;
