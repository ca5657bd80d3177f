import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import { toPermissionCode } from '#domain/accounts/toPermissionCode.ts';
import type { RestRoute } from '#graph/rest/route.ts';
import { formatRoute } from '../getRouteAccess.ts';
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
export function renderPermissionsPage(table: readonly RestRoute[]): string {
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

${renderPermissions()}

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

${renderGrid(table.map((route) => [`\`${formatRoute(route)}\``, (caller) => getExpectedRouteOutcome(route, caller)]))}

## Other addresses

${toLines(otherEndpoints)}
`;
}

function renderPermissions(): string {
  const rows = PERMISSIONS.map(({ code, name, description, impliedBy, requires = [] }) => [
    `\`${toPermissionCode(code)}\``,
    name,
    description,
    impliedBy.includes('ADMIN') ? '✓' : '',
    requires.map((action) => `\`${toPermissionCode(action)}\``).join(', '),
  ]);
  const headings = ['permission', 'name', 'allows', 'admin', 'needs'];
  return [headings, headings.map(() => '---'), ...rows].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

const CALLER_HEADINGS: Partial<Record<Caller, string>> = {
  nobody: 'guest',
  another: 'other customer',
  superAdmin: 'super_admin',
  salesDesk: 'sales desk',
};

function toColumnHeading(caller: Caller): string {
  return caller.includes('-') ? `\`${caller}\`` : (CALLER_HEADINGS[caller] ?? caller);
}

function toLines(lines: Record<string, ExpectedRule>): string {
  return renderGrid(
    Object.entries(lines).map(([field, rule]) => [
      `\`${field}\``,
      (caller) => getExpectedOutcome(rule, caller),
    ]),
  );
}

function renderGrid(rows: [string, (caller: Caller) => Outcome][]): string {
  const cells = rows.map(([name, outcome]) => [
    name,
    ...CALLERS.map((caller) => OUTCOME_LABELS[outcome(caller)]),
  ]);
  const headings = ['', ...CALLERS.map(toColumnHeading)];
  const separatorRow = headings.map((_, column) => (column === 0 ? '---' : ':-:'));
  return [headings, separatorRow, ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
