import { describe, expect, test } from 'vitest';
import type { TestServer } from '../../testing/server.ts';
import { CALLERS, type Caller, type Outcome } from '../who.ts';
import { aWorld, type World } from './aWorld.ts';
import { tokenOf } from './callers.ts';
import { contentsOf } from './contentsOf.ts';

export interface Access {
  /** As in `Query.orders`. */
  name: string;
  /** Whether it only reads, so that one world does for everybody. */
  isRead: boolean;
  outcomeFor(caller: Caller): Outcome;
  /** Asks as the caller; anything unforeseen is answered in words. */
  ask(world: World, token: string | undefined): Promise<Outcome | string>;
}

/** Tries each of them as every caller: it does what it should for those who may, and for nobody else anything. */
export function describeAccess(server: TestServer, accesses: readonly Access[]) {
  describe.each(accesses.map((access) => [access.name, access] as const))(
    '%s',
    (_name, { isRead, outcomeFor, ask }) => {
      const admitted = CALLERS.filter((caller) => outcomeFor(caller) === 'done');
      const turnedAway = CALLERS.filter((caller) => outcomeFor(caller) !== 'done');

      test('does what it should for those who may', async () => {
        const outcomes: Partial<Record<Caller, string>> = {};
        let world = await aWorld(server);
        for (const caller of admitted) {
          if (!isRead) world = await aWorld(server);
          outcomes[caller] = await ask(world, await tokenOf(caller, { server, world }));
        }
        expect(outcomes).toEqual(foreseen(admitted));
      });

      if (turnedAway.length === 0) return;
      test('turns everybody else away, and nothing changes', async () => {
        const world = await aWorld(server);
        const tokens = await Promise.all(turnedAway.map((caller) => tokenOf(caller, { server, world })));
        const before = await contentsOf(server.prisma);
        const outcomes: Partial<Record<Caller, string>> = {};
        for (const [index, caller] of turnedAway.entries())
          outcomes[caller] = await ask(world, tokens[index]);
        expect(outcomes).toEqual(foreseen(turnedAway));
        expect(await contentsOf(server.prisma)).toEqual(before);
      });

      function foreseen(callers: readonly Caller[]) {
        return Object.fromEntries(callers.map((caller) => [caller, outcomeFor(caller)]));
      }
    },
  );
}
