import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Admission } from '#graph/http/admission/admission.ts';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import { callOutside } from './callOutside.ts';
import { forgetCircuits, isOutsideOpen } from './circuits.ts';
import { DEPENDENCIES, OPEN_FOR_MS } from './dependencies.ts';
import { OutsideUnavailable } from './outsideUnavailable.ts';

beforeEach(() => forgetCircuits());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const { atOnce, mostWaiting, opensAfter } = DEPENDENCIES.khalti;
const answers = () => callOutside('khalti', async () => 'an answer');
const fails = () =>
  callOutside('khalti', async () => {
    throw new Error('ECONNREFUSED');
  }).catch((error: Error) => error.message);

/** A call that ends when the test says so. */
function hanging(options: Parameters<typeof callOutside>[2] = {}) {
  let end = (_value: string) => {};
  const answer = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { end, result: callOutside<unknown>('khalti', () => answer, options) };
}

/** What has been resolved is settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function troubleOf(call: Promise<unknown>): Promise<string | undefined> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof OutsideUnavailable ? error.trouble : undefined;
}

/** Opens the circuit of Khalti, with the clock in the hands of the test. */
async function openCircuit() {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (let time = 0; time < opensAfter; time++) expect(await fails()).toBe('ECONNREFUSED');
}

describe('the places', () => {
  test('are taken by so many calls at once, the next begins when one ends, and any more are refused', async () => {
    const calls = Array.from({ length: atOnce + mostWaiting }, () => hanging());
    const next = vi.fn(async () => 'next');
    expect(await troubleOf(callOutside('khalti', next))).toBe('BUSY');
    calls[0]?.end('first');
    await settled();
    const waits = callOutside('khalti', next);
    await settled();
    expect(next).not.toHaveBeenCalled();
    for (const { end } of calls) end('done');
    expect(await waits).toBe('next');
    for (const { result } of calls) await result;
  });

  test('of one address are not those of another', async () => {
    const calls = Array.from({ length: atOnce + mostWaiting }, () =>
      hanging({ at: 'https://dev.khalti.com' }),
    );
    expect(await callOutside('khalti', async () => 'live', { at: 'https://khalti.com' })).toBe('live');
    for (const { end } of calls) end('done');
    for (const { result } of calls) await result;
  });

  test('a call that waits for one until its time is over was never sent', async () => {
    const calls = Array.from({ length: atOnce }, () => hanging());
    const clock = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal);
    const sent = vi.fn(async () => 'sent');
    const waits = troubleOf(callOutside('khalti', sent));
    await settled();
    clock.abort();
    expect(await waits).toBe('BUSY');
    expect(sent).not.toHaveBeenCalled();
    for (const { end } of calls) end('done');
    for (const { result } of calls) await result;
  });
});

test('a call whose time is over ends, also where it does not heed its signal, and may have taken effect', async () => {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal);
  const { result } = hanging();
  await settled();
  clock.abort();
  const error = await result.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ trouble: 'TIMEOUT', wasSent: true, dependency: 'khalti' });
});

describe('the circuit', () => {
  test('opens after some failures in a row, refuses at once, and says so in the metrics', async () => {
    await openCircuit();
    expect(isOutsideOpen('khalti')).toBe(true);
    const sent = vi.fn(async () => 'sent');
    expect(await troubleOf(callOutside('khalti', sent))).toBe('OPEN');
    expect(sent).not.toHaveBeenCalled();
    expect(await callOutside('esewa', async () => 'well')).toBe('well');
    const metrics = await storeRegistry.metrics();
    expect(metrics).toContain('store_outside_circuit_open{dependency="khalti"} 1');
    expect(metrics).toContain('store_outside_circuit_open{dependency="esewa"} 0');
    expect(metrics).toMatch(/store_outside_calls_refused_total\{dependency="khalti",reason="open"\} [1-9]/);
  });

  test('stays closed while answers come between the failures', async () => {
    for (let time = 0; time < 3 * opensAfter; time++) {
      await fails();
      if (time % 3 === 2) await answers();
    }
    expect(isOutsideOpen('khalti')).toBe(false);
  });

  test('does not count what the service itself refuses', async () => {
    const refuses = () =>
      callOutside(
        'khalti',
        async () => {
          throw new Error('wrong password');
        },
        { isAnswer: () => true },
      ).catch(() => {});
    for (let time = 0; time < 3 * opensAfter; time++) await refuses();
    expect(isOutsideOpen('khalti')).toBe(false);
  });

  test('counts a result that says that the service does not work', async () => {
    for (let time = 0; time < opensAfter; time++)
      await callOutside('khalti', async () => 503, { isFailure: (status) => status >= 500 });
    expect(isOutsideOpen('khalti')).toBe(true);
  });

  test('refuses those who wait when it opens', async () => {
    const failing = Array.from({ length: opensAfter }, () => {
      let fail = (_error: Error) => {};
      const answer = new Promise<string>((_resolve, reject) => {
        fail = reject;
      });
      return { fail, result: callOutside('khalti', () => answer).catch(() => {}) };
    });
    const others = Array.from({ length: atOnce - opensAfter }, () => hanging());
    const waits = troubleOf(answers());
    // Each failure lets one who waits in, so that others have to wait in its place.
    const more = Array.from({ length: opensAfter }, () => troubleOf(hanging().result));
    await settled();
    for (const { fail } of failing) fail(new Error('ECONNRESET'));
    expect(await waits).toBeUndefined();
    expect(await more.at(-1)).toBe('OPEN');
    for (const { end } of others) end('done');
  });

  test('lets a single call through after a while; its success closes it', async () => {
    await openCircuit();
    vi.advanceTimersByTime(OPEN_FOR_MS);
    expect(isOutsideOpen('khalti')).toBe(false);
    const probe = hanging();
    await settled();
    expect(await troubleOf(answers())).toBe('OPEN');
    probe.end('well again');
    expect(await probe.result).toBe('well again');
    expect(await answers()).toBe('an answer');
  });

  test('opens again when that call fails', async () => {
    await openCircuit();
    vi.advanceTimersByTime(OPEN_FOR_MS);
    expect(await fails()).toBe('ECONNREFUSED');
    expect(await troubleOf(answers())).toBe('OPEN');
  });
});

test('a request gives its place in the queue up during the call, and takes it back', async () => {
  const admission = new Admission({ atOnce: 1, longestWaitMs: 1000, mostWaiting: 10 });
  const told: string[] = [];
  const calls: ReturnType<typeof hanging>[] = [];
  const ask = (name: string, go: (place: Parameters<Parameters<Admission['ask']>[0]['go']>[0]) => void) =>
    admission.ask({ kind: 'read', go, refuse: () => told.push(`${name} is refused`), isGone: () => false });
  ask('pays', (place) => calls.push(hanging({ place })));
  ask('reads', () => told.push('reads'));
  await settled();
  await settled();
  expect(told).toEqual(['reads']);
  calls[0]?.end('done');
  await calls[0]?.result;
  expect(admission.active).toBe(2);
});
