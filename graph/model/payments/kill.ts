import { vi } from 'vitest';
import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { providerOf } from '#graph/modules/payments/payments.providers.ts';

export interface Killer {
  /**
   * Ends the work that asks a provider next, before the provider hears of it or before its answer is read, as it ends in a
   * server that is killed: nothing of it goes on. Null ends none.
   */
  next: 'BEFORE' | 'AFTER' | null;
}

/** Puts a killer between the store and all providers. */
export function standBetween(): Killer {
  const killer: Killer = { next: null };
  for (const method of ONLINE_METHODS) {
    const provider = providerOf(method);
    const { initiate, query, refund } = provider;
    vi.spyOn(provider, 'initiate').mockImplementation(mortal(killer, initiate));
    vi.spyOn(provider, 'query').mockImplementation(mortal(killer, query));
    if (refund) vi.spyOn(provider, 'refund').mockImplementation(mortal(killer, refund));
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
