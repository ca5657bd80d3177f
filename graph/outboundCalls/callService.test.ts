import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Admission } from '#graph/http/admission/admission.ts';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import { callService } from './callService.ts';
import { isCircuitOpen, resetCircuits } from './circuits.ts';
import { DEPENDENCIES, OPEN_DURATION_MS } from './dependencies.ts';
import { ServiceUnavailableError } from './ServiceUnavailableError.ts';

beforeEach(() => resetCircuits());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const { maxConcurrent, maxQueued, opensAfter } = DEPENDENCIES.khalti;
const callSuccessfully = () => callService('khalti', async () => 'an answer');
const callWithFailure = () =>
  callService('khalti', async () => {
    throw new Error('ECONNREFUSED');
  }).catch((error: Error) => error.message);

/** A call that ends when the test resolves it. */
function startHangingCall(options: Parameters<typeof callService>[2] = {}) {
  let end = (_value: string) => {};
  const pendingResponse = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { end, result: callService<unknown>('khalti', () => pendingResponse, options) };
}

/** Waits for promises that have already resolved. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

async function getRefusalReason(call: Promise<unknown>): Promise<string | undefined> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ServiceUnavailableError ? error.reason : undefined;
}

/** Opens the circuit of Khalti with a clock that the test controls. */
async function openCircuit() {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (let time = 0; time < opensAfter; time++) expect(await callWithFailure()).toBe('ECONNREFUSED');
}

describe('concurrency slots', () => {
  test('limit concurrent calls: a waiting call starts when another ends, and calls above the queue limit are refused', async () => {
    const calls = Array.from({ length: maxConcurrent + maxQueued }, () => startHangingCall());
    const nextCall = vi.fn(async () => 'next');
    expect(await getRefusalReason(callService('khalti', nextCall))).toBe('BUSY');
    calls[0]?.end('first');
    await flushPromises();
    const queuedCall = callService('khalti', nextCall);
    await flushPromises();
    expect(nextCall).not.toHaveBeenCalled();
    for (const { end } of calls) end('done');
    expect(await queuedCall).toBe('next');
    for (const { result } of calls) await result;
  });

  test('are separate for each address', async () => {
    const calls = Array.from({ length: maxConcurrent + maxQueued }, () =>
      startHangingCall({ address: 'https://dev.khalti.com' }),
    );
    expect(await callService('khalti', async () => 'live', { address: 'https://khalti.com' })).toBe('live');
    for (const { end } of calls) end('done');
    for (const { result } of calls) await result;
  });

  test('are acquired before a call is sent: a call that times out while waiting for one is never sent', async () => {
    const calls = Array.from({ length: maxConcurrent }, () => startHangingCall());
    const clock = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal);
    const sendSpy = vi.fn(async () => 'sent');
    const queuedCall = getRefusalReason(callService('khalti', sendSpy));
    await flushPromises();
    clock.abort();
    expect(await queuedCall).toBe('BUSY');
    expect(sendSpy).not.toHaveBeenCalled();
    for (const { end } of calls) end('done');
    for (const { result } of calls) await result;
  });
});

test('a call that times out may have taken effect, even if it ignores its signal', async () => {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal);
  const { result } = startHangingCall();
  await flushPromises();
  clock.abort();
  const error = await result.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ reason: 'TIMEOUT', wasSent: true, dependency: 'khalti' });
});

describe('the circuit breaker', () => {
  test('opens after several failures in a row, refuses calls immediately and is reported in the metrics', async () => {
    await openCircuit();
    expect(isCircuitOpen('khalti')).toBe(true);
    const sendSpy = vi.fn(async () => 'sent');
    expect(await getRefusalReason(callService('khalti', sendSpy))).toBe('OPEN');
    expect(sendSpy).not.toHaveBeenCalled();
    expect(await callService('esewa', async () => 'well')).toBe('well');
    const metrics = await storeRegistry.metrics();
    expect(metrics).toContain('store_outside_circuit_open{dependency="khalti"} 1');
    expect(metrics).toContain('store_outside_circuit_open{dependency="esewa"} 0');
    expect(metrics).toMatch(/store_outside_calls_refused_total\{dependency="khalti",reason="open"\} [1-9]/);
  });

  test('stays closed if successful calls occur between failures', async () => {
    for (let time = 0; time < 3 * opensAfter; time++) {
      await callWithFailure();
      if (time % 3 === 2) await callSuccessfully();
    }
    expect(isCircuitOpen('khalti')).toBe(false);
  });

  test('does not count error responses of the service', async () => {
    const callWithRefusal = () =>
      callService(
        'khalti',
        async () => {
          throw new Error('wrong password');
        },
        { isResponse: () => true },
      ).catch(() => {});
    for (let time = 0; time < 3 * opensAfter; time++) await callWithRefusal();
    expect(isCircuitOpen('khalti')).toBe(false);
  });

  test('counts a result that means the service is down', async () => {
    for (let time = 0; time < opensAfter; time++)
      await callService('khalti', async () => 503, { isFailure: (status) => status >= 500 });
    expect(isCircuitOpen('khalti')).toBe(true);
  });

  test('refuses waiting calls when it opens', async () => {
    const failingCalls = Array.from({ length: opensAfter }, () => {
      let fail = (_error: Error) => {};
      const pendingResponse = new Promise<string>((_resolve, reject) => {
        fail = reject;
      });
      return { fail, result: callService('khalti', () => pendingResponse).catch(() => {}) };
    });
    const otherCalls = Array.from({ length: maxConcurrent - opensAfter }, () => startHangingCall());
    const queuedCall = getRefusalReason(callSuccessfully());
    // Each failure starts a waiting call, so more calls must wait for the last one to be refused.
    const laterCalls = Array.from({ length: opensAfter }, () => getRefusalReason(startHangingCall().result));
    await flushPromises();
    for (const { fail } of failingCalls) fail(new Error('ECONNRESET'));
    expect(await queuedCall).toBeUndefined();
    expect(await laterCalls.at(-1)).toBe('OPEN');
    for (const { end } of otherCalls) end('done');
  });

  test('admits one call after a while and closes if it succeeds', async () => {
    await openCircuit();
    vi.advanceTimersByTime(OPEN_DURATION_MS);
    expect(isCircuitOpen('khalti')).toBe(false);
    const probe = startHangingCall();
    await flushPromises();
    expect(await getRefusalReason(callSuccessfully())).toBe('OPEN');
    probe.end('well again');
    expect(await probe.result).toBe('well again');
    expect(await callSuccessfully()).toBe('an answer');
  });

  test('opens again if that call fails', async () => {
    await openCircuit();
    vi.advanceTimersByTime(OPEN_DURATION_MS);
    expect(await callWithFailure()).toBe('ECONNREFUSED');
    expect(await getRefusalReason(callSuccessfully())).toBe('OPEN');
  });
});

test('a request releases its slot in the admission queue during the call and reacquires it afterwards', async () => {
  const admission = new Admission({ maxConcurrent: 1, maxWaitMs: 1000, maxWaiting: 10 });
  const log: string[] = [];
  const calls: ReturnType<typeof startHangingCall>[] = [];
  const admitRequest = (
    name: string,
    start: (slot: Parameters<Parameters<Admission['admit']>[0]['start']>[0]) => void,
  ) =>
    admission.admit({
      kind: 'read',
      start,
      refuse: () => log.push(`${name} is refused`),
      isDisconnected: () => false,
    });
  admitRequest('pays', (slot) => calls.push(startHangingCall({ slot })));
  admitRequest('reads', () => log.push('reads'));
  await flushPromises();
  await flushPromises();
  expect(log).toEqual(['reads']);
  calls[0]?.end('done');
  await calls[0]?.result;
  expect(admission.active).toBe(2);
});
