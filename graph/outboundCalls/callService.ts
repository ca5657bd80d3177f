import type { Place } from '#graph/http/admission/admission.ts';
import { callDurations, refusedCalls } from './callMetrics.ts';
import { circuitOf } from './circuits.ts';
import { DEPENDENCIES, type Dependency } from './dependencies.ts';
import { OutsideUnavailable } from './outsideUnavailable.ts';

interface Options<Result> {
  /** Address of the service, such as its origin, if there can be several. Each has places and a circuit of its own. */
  at?: string;
  /** Time for the call, waiting for a place included, ms. By default that of the dependency. */
  timeoutMs?: number;
  /** Place of the request in the queue in front of the work. It is free for others during the call. */
  place?: Place | null | undefined;
  /** Whether a result shows that the service does not work, such as HTTP 500. */
  isFailure?: (result: Result) => boolean;
  /** Whether an error is the service's own answer, such as a refused password, so that the service works. */
  isAnswer?: (error: unknown) => boolean;
}

/**
 * Calls a service outside this store; every such call goes through here. It never holds a place of the admission queue, and
 * its caller must hold no transaction. `call` has to end when its signal does. Throws OutsideUnavailable if the circuit is
 * open, all places are taken or the time is over, and otherwise whatever `call` throws.
 */
export async function callOutside<Result>(
  dependency: Dependency,
  call: (signal: AbortSignal) => Promise<Result>,
  options: Options<Result> = {},
): Promise<Result> {
  const { at, place, timeoutMs = DEPENDENCIES[dependency].timeoutMs } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  const takeBack = place?.stepOut();
  try {
    const leave = await circuitOf(dependency, at)
      .enter(signal)
      .catch((error: unknown) => {
        throw refusal(dependency, error);
      });
    const began = performance.now();
    const end = (outcome: 'answered' | 'failed' | 'timeout') => {
      callDurations.observe({ dependency, outcome }, (performance.now() - began) / 1000);
      leave(outcome === 'answered');
    };
    try {
      const result = await endingWith(signal, call(signal));
      end(options.isFailure?.(result) ? 'failed' : 'answered');
      return result;
    } catch (error) {
      if (signal.aborted) {
        end('timeout');
        throw new OutsideUnavailable(dependency, 'TIMEOUT');
      }
      end(options.isAnswer?.(error) ? 'answered' : 'failed');
      throw error;
    }
  } finally {
    takeBack?.();
  }
}

/** A call whose time was over while it waited for a place was never sent. */
function refusal(dependency: Dependency, error: unknown): OutsideUnavailable {
  const refused = error instanceof OutsideUnavailable ? error : new OutsideUnavailable(dependency, 'BUSY');
  refusedCalls.inc({ dependency, reason: refused.trouble === 'OPEN' ? 'open' : 'busy' });
  return refused;
}

/** The outcome of the call, or the reason of the signal if the call does not end with it. */
function endingWith<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
