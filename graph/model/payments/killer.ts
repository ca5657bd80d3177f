import { vi } from 'vitest';
import { ONLINE_METHODS, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { ProviderUnavailable, providerOf } from '#graph/modules/payments/payments.providers.ts';

export interface Killer {
  /**
   * Ends the work that asks a provider next, before the provider hears of it or before its answer is read, as it ends in a
   * server that is killed: nothing of it goes on. Null ends none.
   */
  next: 'BEFORE' | 'AFTER' | null;
  /** Providers that do what they are asked and let nobody know. */
  hanging: Set<OnlineMethod>;
}

/** In place of the 10 s after which the store stops waiting. */
const PATIENCE_MS = 50;
const TOO_SLOW = { state: 'UNAVAILABLE', word: 'too slow' } as const;

/** Puts a killer between the store and all providers. */
export function standBetween(): Killer {
  const killer: Killer = { next: null, hanging: new Set() };
  for (const method of ONLINE_METHODS) {
    const provider = providerOf(method);
    const { initiate, query, refund } = provider;
    const nothingHeard = { ...TOO_SLOW, amountPaisa: null, transactionId: null, feePaisa: null };
    const unreachable = () => {
      throw new ProviderUnavailable(method, null);
    };
    vi.spyOn(provider, 'initiate').mockImplementation(
      mortal(killer, hanging(killer, method, initiate, unreachable)),
    );
    vi.spyOn(provider, 'query').mockImplementation(
      mortal(
        killer,
        hanging(killer, method, query, () => nothingHeard),
      ),
    );
    if (refund)
      vi.spyOn(provider, 'refund').mockImplementation(
        mortal(
          killer,
          hanging(killer, method, refund, () => TOO_SLOW),
        ),
      );
  }
  return killer;
}

function mortal<Given extends unknown[], Answer>(
  killer: Killer,
  ask: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  const strike = (when: Killer['next']) => {
    if (killer.next !== when) return;
    killer.next = null;
    throw new Error('The server was killed.');
  };
  return async (...given) => {
    strike('BEFORE');
    const answer = await ask(...given);
    strike('AFTER');
    return answer;
  };
}

/** Nobody learns what came of it while the provider hangs. */
function hanging<Given extends unknown[], Answer>(
  killer: Killer,
  method: OnlineMethod,
  ask: (...given: Given) => Promise<Answer>,
  unheard: () => Answer,
): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    const answer = await ask(...given);
    if (!killer.hanging.has(method)) return answer;
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    return unheard();
  };
}
