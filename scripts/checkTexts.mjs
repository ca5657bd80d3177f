// @ts-check
// Whether every text of the shop is in the catalogues and translated; lists what is not.
import { textProblems } from './lib/texts.mjs';

const problems = await textProblems();
for (const problem of problems) console.log(problem);
if (problems.length > 0) {
  console.log(
    `${problems.length} texts to see to: npm run texts brings web/locale up to date; translate in ne.po.`,
  );
  process.exitCode = 1;
} else console.log('Every text is in the catalogues and translated.');
