import { permissionCode } from '#domain/accounts/permissionCode.ts';
import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import type { RestRoute } from '#graph/rest/route.ts';
import { nameOfRow } from '../accessOfRoute.ts';
import { otherEndpoints } from '../matrix/otherEndpoints.ts';
import { CALLERS, type Caller } from './caller.ts';
import { type ExpectedRule, expectedFields, expectedRules } from './expectedRules.ts';
import { getExpectedOutcome, getExpectedRouteOutcome, type Outcome } from './getExpectedOutcome.ts';

const OUTCOME_LABELS: Record<Outcome, string> = {
  done: '✓',
  nothing: 'not found',
  refused: 'refused',
  UNAUTHENTICATED: 'sign in',
  FORBIDDEN: '·',
};

/** Returns docs/permissions.md, generated from the modules' access tables. */
export function permissionsPage(table: readonly RestRoute[]): string {
  return `# Permissions

This page is generated from the access table of each module (\`graph/modules/*/*.access.ts\`). The tests in
[graph/access](../graph/access) try every line, and check that a rejected call changes nothing. After a change, run
\`npx vitest run --project graph graph/access/permissionsPage.test.ts -u\`.

Each column is a caller:

- **guest**: not signed in
- **customer**: the customer whose data is requested
- **other customer**: a customer without any of that data
- **blocked**: a blocked customer, whose sessions have ended
- **admin**, **super_admin**: staff without a staff role, and the owner
- **manager** to **editor**: an admin with one of the staff roles of a new store. Each store can change these roles
  ([0041](decisions/0041-staff-roles.md))
- \`read-catalog\` to \`write-webhooks\`: an API key with only this scope

Each cell is the outcome:

- ${OUTCOME_LABELS.done}: allowed.
- ${OUTCOME_LABELS.UNAUTHENTICATED}: \`UNAUTHENTICATED\`, or 401.
- ${OUTCOME_LABELS.FORBIDDEN}: \`FORBIDDEN\`, or 403.
- ${OUTCOME_LABELS.nothing}: the caller cannot see the object, because the query itself selects by owner.
- ${OUTCOME_LABELS.refused}: \`NOT_ALLOWED\` in the payload's errors. Only staff who manage staff accounts can close them.

## Staff permissions

Permissions are declared in \`domain/accounts/permissions.ts\`. An admin without a staff role has those marked **admin**; the owner has all.
A staff role with a permission also has the permissions it needs.

${permissions()}

## Queries

${toLines(expectedRules.Query)}

## Mutations

${toLines(expectedRules.Mutation)}

## Fields with their own rule

A caller who can see a product, order, review or customer sees all its fields except these. An API key that writes orders or customers
without reading them receives only a few fields ([api.md](api.md#responses-to-write-scopes)).

${toLines(expectedFields)}

## REST

A route has no rule of its own: it runs the operations above as the caller. The tests try one route of each kind with all callers.

${grid(table.map((route) => [`\`${nameOfRow(route)}\``, (caller) => getExpectedRouteOutcome(route, caller)]))}

## Other addresses

${toLines(otherEndpoints)}
`;
}

function permissions(): string {
  const rows = PERMISSIONS.map(({ code, name, description, impliedBy, requires = [] }) => [
    `\`${permissionCode(code)}\``,
    name,
    description,
    impliedBy.includes('ADMIN') ? '✓' : '',
    requires.map((action) => `\`${permissionCode(action)}\``).join(', '),
  ]);
  const heads = ['permission', 'name', 'allows', 'admin', 'needs'];
  return [heads, heads.map(() => '---'), ...rows].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const HEADS: Partial<Record<Caller, string>> = {
  nobody: 'guest',
  another: 'other customer',
  superAdmin: 'super_admin',
  salesDesk: 'sales desk',
};

function toHead(caller: Caller): string {
  return caller.includes('-') ? `\`${caller}\`` : (HEADS[caller] ?? caller);
}

function toLines(lines: Record<string, ExpectedRule>): string {
  return grid(
    Object.entries(lines).map(([field, rule]) => [
      `\`${field}\``,
      (caller) => getExpectedOutcome(rule, caller),
    ]),
  );
}

function grid(rows: [string, (caller: Caller) => Outcome][]): string {
  const cells = rows.map(([name, outcome]) => [
    name,
    ...CALLERS.map((caller) => OUTCOME_LABELS[outcome(caller)]),
  ]);
  const heads = ['', ...CALLERS.map(toHead)];
  const rule = heads.map((_, column) => (column === 0 ? '---' : ':-:'));
  return [heads, rule, ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
