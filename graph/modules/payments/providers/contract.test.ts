import { beforeAll, describe, expect, test } from 'vitest';
import type { ProviderState } from '#domain/payments/attempt.ts';
import { getProviderSlug, ONLINE_METHODS, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import type { PaymentOutcomeName } from '#tools/fakeProviders/behaviours.ts';
import { useFakeProviders } from '#tools/fakeProviders/testing/useFakeProviders.ts';
import type { ProviderAccess, StartedAttempt } from './provider.ts';
import { getProvider } from './providers.ts';
import { anAttempt } from './testing/anAttempt.ts';

const getFakeProviders = useFakeProviders();
let attemptCount = 0;

const UNPAID_OUTCOMES = ['cancel', 'pending', 'expire', 'forge'] as const;
type UnpaidStates = Record<(typeof UNPAID_OUTCOMES)[number], ProviderState>;
const DEFAULT_STATES: UnpaidStates = {
  cancel: 'CANCELLED',
  pending: 'PENDING',
  expire: 'EXPIRED',
  forge: 'PENDING',
};
/** States of providers whose responses are less precise. */
const STATE_OVERRIDES: Partial<Record<OnlineMethod, Partial<UnpaidStates>>> = {
  CONNECTIPS: { cancel: 'FAILED', expire: 'PENDING' },
};

describe.each(ONLINE_METHODS)('%s', (method) => {
  const provider = getProvider(method);
  let access: ProviderAccess;
  beforeAll(async () => {
    access = { mode: 'DEMO', keys: await provider.createDemoKeys(), demoUrl: getFakeProviders().url };
  });

  test('accepts valid keys, and reports problems with other keys', async () => {
    expect(await provider.testKeys(access)).toEqual([]);
    for (const { name } of provider.keys.filter((key) => key.isSecret && !key.isFile && method !== 'ESEWA')) {
      const problems = await provider.testKeys({ ...access, keys: { ...access.keys, [name]: 'other' } });
      expect(problems).toMatchObject([{ field: name }]);
    }
  });

  test('takes a payment, redirects back, and confirms the payment when queried', async () => {
    const { attempt, startedAttempt, returnToStore } = await startAttempt('pay');
    expect(await queryPayment(attempt, startedAttempt)).toMatchObject({ state: 'PENDING' });
    const callback = provider.parseCallback(access, returnToStore());
    expect(callback).toMatchObject({ ref: attempt.ref, problem: null, isSigned: method === 'ESEWA' });
    expect(callback.claims).toBe(method === 'CONNECTIPS' ? 'UNKNOWN' : 'PAID');
    expect(await queryPayment(attempt, startedAttempt)).toMatchObject({
      state: 'PAID',
      amountPaisa: 4_250_000,
      transactionId: expect.any(String),
    });
  });

  test.each(UNPAID_OUTCOMES)('reports no payment after "%s"', async (behaviour) => {
    const { attempt, startedAttempt, returnToStore } = await startAttempt(behaviour);
    const params = returnToStore();
    if (behaviour === 'forge' && method === 'ESEWA')
      expect(provider.parseCallback(access, params)).toMatchObject({ isSigned: false, problem: 'signature' });
    const { [behaviour]: state } = { ...DEFAULT_STATES, ...STATE_OVERRIDES[method] };
    expect(await queryPayment(attempt, startedAttempt)).toMatchObject({ state });
  });

  test('reports the received amount if it differs from the requested one', async () => {
    const { attempt, startedAttempt, returnToStore } = await startAttempt('payLess');
    returnToStore();
    expect(await queryPayment(attempt, startedAttempt)).toMatchObject({
      state: 'PAID',
      amountPaisa: 3_825_000,
    });
  });

  if (provider.refund)
    test('makes partial refunds', async () => {
      const { attempt, startedAttempt, returnToStore } = await startAttempt('pay');
      returnToStore();
      const { transactionId } = await queryPayment(attempt, startedAttempt);
      const refund = (amount: number, isFull: boolean) =>
        provider.refund?.(access, {
          transactionId: transactionId ?? '',
          amount,
          isFull,
          phone: '9801234567',
        });
      expect(await refund(500, false)).toMatchObject({ state: 'DONE' });
      expect(await queryPayment(attempt, startedAttempt)).toMatchObject({ state: 'PART_REFUNDED' });
      expect(await refund(50_000, false)).toMatchObject({ state: 'REFUSED' });
      expect(await refund(42_000, true)).toMatchObject({ state: 'DONE' });
      expect(await queryPayment(attempt, startedAttempt)).toMatchObject({ state: 'REFUNDED' });
    });

  /** Sends the browser to the provider's page and back. */
  async function startAttempt(behaviour: PaymentOutcomeName) {
    const ref = `contract${attemptCount++}`;
    const attempt = anAttempt({ ref, returnUrl: `http://shop.test/payments/${ref}` });
    const startedAttempt = await provider.initiate(access, attempt);
    const control = getFakeProviders()[getProviderSlug(method)];
    await followRedirect(startedAttempt);
    const returnToStore = () => {
      const url = control.act(ref, behaviour);
      return Object.fromEntries(new URL(url ?? 'http://shop.test').searchParams);
    };
    return { attempt, startedAttempt, returnToStore };
  }

  function queryPayment({ ref, amount }: { ref: string; amount: number }, { providerRef }: StartedAttempt) {
    return provider.query(access, { ref, providerRef, amount });
  }
});

async function followRedirect({ redirect: { method, url, fields } }: StartedAttempt): Promise<void> {
  const body = new URLSearchParams(fields.map(({ name, value }): [string, string] => [name, value]));
  const page = await fetch(url, { method, ...(method === 'POST' && { body }) });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('NPR 42,500')]);
}
