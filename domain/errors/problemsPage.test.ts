import { expect, test } from 'vitest';
import { PROBLEMS } from './problemTexts.ts';

/** docs/problems.md: the table of all problems, by their reasons. */
function problemsPage(): string {
  const rows = Object.entries(PROBLEMS)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([reason, { code, message }]) =>
        `| \`${reason}\` | \`${code}\` | ${message} | ${listParams(message)} |`,
    );
  return `# Problems

Every \`reason\` that an answer can have, made from the tables of problems in \`domain/\`. After a change:
\`npx vitest run --project domain domain/errors/problemsPage.test.ts -u\`.

A problem is \`{ code, reason, params, field, message }\` in GraphQL and REST. Programs read \`reason\` and \`params\`. A reason keeps its meaning; the text of its
message may change. New reasons are added, so treat an unknown one by its \`code\`.

\`params\` has a value for each place in the message: whole NPR if its name ends in \`Npr\`, otherwise a number, a text or a list of texts.

| reason | code | message | params |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function listParams(message: string): string {
  const places = [...message.matchAll(/\{(\w+)\}/g)].map(([, place]) => `\`${place}\``);
  return [...new Set(places)].join(', ');
}

test('docs/problems.md lists every problem', async () => {
  await expect(problemsPage()).toMatchFileSnapshot('../../docs/problems.md');
});
