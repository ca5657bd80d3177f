// @ts-check
// Lists texts of the shop that are missing from the catalogues or not translated.
import { findTextProblems } from './lib/texts.mjs';

const problems = await findTextProblems();
for (const problem of problems) console.log(problem);
if (problems.length > 0) {
  console.log(
    `${problems.length} problems with texts. Run npm run texts to update web/locale, then add translations in ne.po.`,
  );
  process.exitCode = 1;
} else console.log('All texts are in the catalogues and translated.');
