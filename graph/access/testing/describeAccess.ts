import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import { type StoredContents, storeContents } from '#graph/testing/databaseBackup.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { CALLERS, type Caller, isStaffRole } from './caller.ts';
import { type AccessFixture, createFixture } from './createFixture.ts';
import { findToken } from './findToken.ts';
import type { Outcome } from './getExpectedOutcome.ts';
import { readContents } from './readContents.ts';

export interface Access {
  /** Such as `Query.orders`. */
  name: string;
  isRead: boolean;
  getOutcome(caller: Caller): Outcome;
  /** Sends the request as the caller. Returns a description of any unexpected response. */
  send(
    fixture: AccessFixture,
    sender: { caller: Caller; token: string | undefined },
  ): Promise<Outcome | string>;
}

/**
 * Tests each access as every caller: one allowed caller of each kind gets the expected outcome, and nobody else
 * changes anything.
 */
export function describeAccess(server: TestServer, accessCases: readonly Access[]) {
  // One fixture for all tests. Changes are rolled back after each write.
  let fixture: AccessFixture;
  let storedContents: StoredContents;
  const tokens: Partial<Record<Caller, string>> = {};
  beforeAll(async () => {
    fixture = await createFixture(server);
    for (const caller of CALLERS) tokens[caller] = await findToken(caller, { server, fixture });
    storedContents = await storeContents(server.databaseUrl);
  });
  afterAll(() => storedContents.discard());

  async function restoreContents() {
    await storedContents.restore();
    await server.app.snapshots.reload();
  }

  const namedCases = accessCases.map((access) => [access.name, access] as const);
  const refusingCases = namedCases.filter(([, access]) => listCallers(access, false).length > 0);

  describe('refused callers change nothing', () => {
    let contents: Record<string, string>;
    beforeAll(async () => {
      contents = await readContents(server.prisma);
    });
    test.each(refusingCases)('%s', async (_name, access) => {
      const callers = listCallers(access, false);
      const outcomes: Partial<Record<Caller, string>> = {};
      for (const caller of callers)
        outcomes[caller] = await access.send(fixture, { caller, token: tokens[caller] });
      expect(outcomes).toEqual(getExpectedOutcomes(access, callers));
      const before = contents;
      contents = await readContents(server.prisma);
      expect(contents).toEqual(before);
    });
  });

  describe('allowed callers get the expected outcome', () => {
    test.each(namedCases)('%s', async (_name, access) => {
      const callers = pickOneOfEachKind(listCallers(access, true));
      const outcomes: Partial<Record<Caller, string>> = {};
      for (const caller of callers) {
        outcomes[caller] = await access.send(fixture, { caller, token: tokens[caller] });
        if (!access.isRead) await restoreContents();
      }
      expect(outcomes).toEqual(getExpectedOutcomes(access, callers));
    });
  });
}

function listCallers({ getOutcome }: Access, isAllowed: boolean): Caller[] {
  return CALLERS.filter((caller) => (getOutcome(caller) === 'done') === isAllowed);
}

/** Returns all refused callers and one allowed caller of each kind. */
function pickOneOfEachKind(callers: readonly Caller[]): Caller[] {
  const [staff] = callers.filter(isStaffRole);
  const integrations = callers.filter((caller) => caller.includes('-'));
  const isForEveryIntegration = integrations.length === API_SCOPES.length;
  return callers.filter(
    (caller) =>
      (!isStaffRole(caller) || caller === staff) &&
      (!isForEveryIntegration || !integrations.includes(caller) || caller === integrations[0]),
  );
}

function getExpectedOutcomes({ getOutcome }: Access, callers: readonly Caller[]) {
  return Object.fromEntries(callers.map((caller) => [caller, getOutcome(caller)]));
}
