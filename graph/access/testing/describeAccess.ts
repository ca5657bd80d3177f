import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import { type KeptContents, keepContents } from '#graph/testing/keepContents.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { CALLERS, type Caller, isStaffRole } from './caller.ts';
import { createFixture, type World } from './createFixture.ts';
import { findToken } from './findToken.ts';
import type { Outcome } from './outcomeFor.ts';
import { readContents } from './readContents.ts';

export interface Access {
  /** As in `Query.orders`. */
  name: string;
  /** Whether it only reads. */
  isRead: boolean;
  outcomeFor(caller: Caller): Outcome;
  /** Asks as the caller; anything unforeseen is answered in words. */
  ask(world: World, as: { caller: Caller; token: string | undefined }): Promise<Outcome | string>;
}

/** Tries each of them as every caller: it does what it should for those who may, of whom one of each kind asks, and for nobody else anything. */
export function describeAccess(server: TestServer, accesses: readonly Access[]) {
  // One world does for all: what a write has changed in it is put back.
  let world: World;
  let kept: KeptContents;
  const tokens: Partial<Record<Caller, string>> = {};
  beforeAll(async () => {
    world = await createFixture(server);
    for (const caller of CALLERS) tokens[caller] = await findToken(caller, { server, world });
    kept = await keepContents(server.databaseUrl);
  });
  afterAll(() => kept.forget());

  async function putBack() {
    await kept.putBack();
    await server.app.snapshots.reload();
  }

  const named = accesses.map((access) => [access.name, access] as const);
  const refusing = named.filter(([, access]) => listCallers(access, false).length > 0);

  describe('whom it is not for, and nothing changes', () => {
    let contents: Record<string, string>;
    beforeAll(async () => {
      contents = await readContents(server.prisma);
    });
    test.each(refusing)('%s', async (_name, access) => {
      const callers = listCallers(access, false);
      const outcomes: Partial<Record<Caller, string>> = {};
      for (const caller of callers)
        outcomes[caller] = await access.ask(world, { caller, token: tokens[caller] });
      expect(outcomes).toEqual(foreseen(access, callers));
      const before = contents;
      contents = await readContents(server.prisma);
      expect(contents).toEqual(before);
    });
  });

  describe('whom it is for', () => {
    test.each(named)('%s', async (_name, access) => {
      const callers = oneOfEachKind(listCallers(access, true));
      const outcomes: Partial<Record<Caller, string>> = {};
      for (const caller of callers) {
        outcomes[caller] = await access.ask(world, { caller, token: tokens[caller] });
        if (!access.isRead) await putBack();
      }
      expect(outcomes).toEqual(foreseen(access, callers));
    });
  });
}

function listCallers({ outcomeFor }: Access, admitted: boolean): Caller[] {
  return CALLERS.filter((caller) => (outcomeFor(caller) === 'done') === admitted);
}

/** What may not be done is refused to each; what may be done is done alike by those who may for the same reason. */
function oneOfEachKind(callers: readonly Caller[]): Caller[] {
  const [staff] = callers.filter(isStaffRole);
  const programs = callers.filter((caller) => caller.includes('-'));
  const isForEveryProgram = programs.length === API_SCOPES.length;
  return callers.filter(
    (caller) =>
      (!isStaffRole(caller) || caller === staff) &&
      (!isForEveryProgram || !programs.includes(caller) || caller === programs[0]),
  );
}

function foreseen({ outcomeFor }: Access, callers: readonly Caller[]) {
  return Object.fromEntries(callers.map((caller) => [caller, outcomeFor(caller)]));
}
