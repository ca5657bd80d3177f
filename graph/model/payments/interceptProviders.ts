import { vi } from 'vitest';
import { ONLINE_METHODS, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { getProvider, ProviderUnavailable } from '#graph/modules/payments/payments.providers.ts';

export interface Killer {
  /**
   * Simulates a server crash during the next provider call: before the request or before its response is read. Null
   * simulates none.
   */
  nextKill: 'BEFORE' | 'AFTER' | null;
  /** Providers that execute requests but never respond. */
  hangingMethods: Set<OnlineMethod>;
}

/** Replaces the store's provider timeout of 10 s. */
const TIMEOUT_MS = 50;
const TOO_SLOW = { state: 'UNAVAILABLE', word: 'too slow' } as const;

/** Intercepts every call from the store to a provider. */
export function interceptProviders(): Killer {
  const killer: Killer = { nextKill: null, hangingMethods: new Set() };
  for (const method of ONLINE_METHODS) {
    const provider = getProvider(method);
    const { initiate, query, refund } = provider;
    const noResponse = { ...TOO_SLOW, amountPaisa: null, transactionId: null, feePaisa: null };
    const throwUnavailable = () => {
      throw new ProviderUnavailable(method, null);
    };
    vi.spyOn(provider, 'initiate').mockImplementation(
      makeKillable(killer, simulateHang(killer, method, initiate, throwUnavailable)),
    );
    vi.spyOn(provider, 'query').mockImplementation(
      makeKillable(
        killer,
        simulateHang(killer, method, query, () => noResponse),
      ),
    );
    if (refund)
      vi.spyOn(provider, 'refund').mockImplementation(
        makeKillable(
          killer,
          simulateHang(killer, method, refund, () => TOO_SLOW),
        ),
      );
  }
  return killer;
}

function makeKillable<Given extends unknown[], Answer>(
  killer: Killer,
  callProvider: (...args: Given) => Promise<Answer>,
): (...args: Given) => Promise<Answer> {
  const killIf = (phase: Killer['nextKill']) => {
    if (killer.nextKill !== phase) return;
    killer.nextKill = null;
    throw new Error('The server was killed.');
  };
  return async (...args) => {
    killIf('BEFORE');
    const response = await callProvider(...args);
    killIf('AFTER');
    return response;
  };
}

/** Withholds the result while the provider hangs. */
function simulateHang<Given extends unknown[], Answer>(
  killer: Killer,
  method: OnlineMethod,
  callProvider: (...args: Given) => Promise<Answer>,
  onTimeout: () => Answer,
): (...args: Given) => Promise<Answer> {
  return async (...args) => {
    const response = await callProvider(...args);
    if (!killer.hangingMethods.has(method)) return response;
    await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    return onTimeout();
  };
}
