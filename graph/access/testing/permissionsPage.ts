import { permissionCode } from '#domain/accounts/permissionCode.ts';
import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import type { RestRoute } from '#graph/rest/route.ts';
import { nameOfRow } from '../accessOfRoute.ts';
import { otherAddresses } from '../matrix/otherAddresses.ts';
import { CALLERS, type Caller } from './caller.ts';
import { type ExpectedRule, expectedFields, expectedRules } from './expectedRules.ts';
import { type Outcome, outcomeFor, outcomeForRow } from './outcomeFor.ts';

const WORDS: Record<Outcome, string> = {
  done: '✓',
  nothing: 'not found',
  refused: 'refused',
  UNAUTHENTICATED: 'sign in',
  FORBIDDEN: '·',
};

/** docs/permissions.md: who may do what, as the modules' access tables have it. */
export function permissionsPage(table: readonly RestRoute[]): string {
  return `# Who may do what

Made from the access table of each module (\`graph/modules/*/*.access.ts\`), and tried out line by line by the tests
of [graph/access](../graph/access), which also see to it that nothing changes for whoever is turned away. After a change:
\`npx vitest run --project graph graph/access/permissionsPage.test.ts -u\`.

The columns are the callers: somebody who is not signed in; the **customer** whose things are asked for; **another**
customer; a **blocked** customer, whose sessions are over; staff without a staff role (**admin**) and the owner
(**super_admin**); an admin with each of the staff roles that a store begins with, which a store changes as it likes
([0041](decisions/0041-permission-sets.md)); and programs with an API key of one scope. A cell says what becomes of the call:

- ${WORDS.done} – it is done.
- ${WORDS.UNAUTHENTICATED} – \`UNAUTHENTICATED\`, or 401.
- ${WORDS.FORBIDDEN} – \`FORBIDDEN\`, or 403.
- ${WORDS.nothing} – there is no such thing as far as the caller can see; whose things they are is decided in the query
  that looks for them.
- ${WORDS.refused} – \`NOT_ALLOWED\` in the payload's errors: staff accounts are closed by whoever manages them.

## Permissions

Declared in \`domain/accounts/permissions.ts\`. An admin without a staff role has those of the column **admin**; the owner has
all. A staff role that holds a permission also holds those that it needs.

${permissions()}

## Queries

${toLines(expectedRules.Query)}

## Mutations

${toLines(expectedRules.Mutation)}

## Fields of their own

Who sees a piece, an order, a review or a customer sees all of it, but for these. A program that writes orders or customers
and does not read them is answered a receipt ([api.md](api.md#api-keys)).

${toLines(expectedFields)}

## REST

A row has no rights of its own: it runs the operations above as the caller. All callers try one row of each kind.

${grid(table.map((route) => [`\`${nameOfRow(route)}\``, (caller) => outcomeForRow(route, caller)]))}

## Other addresses

${toLines(otherAddresses)}
`;
}

function permissions(): string {
  const rows = PERMISSIONS.map(({ code, name, description, impliedBy, needs = [] }) => [
    `\`${permissionCode(code)}\``,
    name,
    description,
    impliedBy.includes('ADMIN') ? '✓' : '',
    needs.map((one) => `\`${permissionCode(one)}\``).join(', '),
  ]);
  const heads = ['permission', 'name', 'allows', 'admin', 'needs'];
  return [heads, heads.map(() => '---'), ...rows].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** A scope stands as a key has it. */
function toHead(caller: Caller): string {
  if (caller.includes('-')) return `\`${caller}\``;
  return caller === 'superAdmin' ? 'super_admin' : caller;
}

function toLines(lines: Record<string, ExpectedRule>): string {
  return grid(
    Object.entries(lines).map(([field, who]) => [`\`${field}\``, (caller) => outcomeFor(who, caller)]),
  );
}

function grid(rows: [string, (caller: Caller) => Outcome][]): string {
  const cells = rows.map(([name, outcome]) => [name, ...CALLERS.map((caller) => WORDS[outcome(caller)])]);
  const heads = ['', ...CALLERS.map(toHead)];
  const rule = heads.map((_, column) => (column === 0 ? '---' : ':-:'));
  return [heads, rule, ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
