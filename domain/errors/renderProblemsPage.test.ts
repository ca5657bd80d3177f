import { expect, test } from 'vitest';
import { PROBLEMS } from './problemTexts.ts';

/** Generates docs/problems.md, the table of all problems by reason. */
function renderProblemsPage(): string {
  const rows = Object.entries(PROBLEMS)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([reason, { code, message }]) =>
        `| \`${reason}\` | \`${code}\` | ${message} | ${listParams(message)} |`,
    );
  return `# Problems

This page lists every \`reason\` of the API's errors. It is generated from the problem tables in \`domain/\`. After a change, run
\`npx vitest run --project domain domain/errors/renderProblemsPage.test.ts -u\`.

In GraphQL and REST, a problem is \`{ code, reason, params, field, message }\`. Use \`reason\` and \`params\` in integrations: a reason keeps its meaning, while the
text of its message may change. New reasons may be added; handle unknown ones by their \`code\`.

\`params\` has a value for each placeholder in the message: whole NPR if its name ends in \`Npr\`, otherwise a number, a text or a list of texts.

| reason | code | message | params |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function listParams(message: string): string {
  const placeholders = [...message.matchAll(/\{(\w+)\}/g)].map(([, placeholder]) => `\`${placeholder}\``);
  return [...new Set(placeholders)].join(', ');
}

test('docs/problems.md lists every problem', async () => {
  await expect(renderProblemsPage()).toMatchFileSnapshot('../../docs/problems.md');
});
