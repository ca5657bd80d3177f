import type { AdmissionSlot } from '#graph/http/admission/admission.ts';
import { callDurations, refusedCalls } from './callMetrics.ts';
import { getCircuit } from './circuits.ts';
import { DEPENDENCIES, type Dependency } from './dependencies.ts';
import { ServiceUnavailableError } from './ServiceUnavailableError.ts';

interface Options<Result> {
  /** Address of the service, such as its origin, if it has several. Each address has its own slots and circuit. */
  address?: string;
  /** Time limit of the call including the wait for a slot, in ms. Defaults to the dependency's limit. */
  timeoutMs?: number;
  /** The request's slot in the admission queue, which is released during the call. */
  slot?: AdmissionSlot | null | undefined;
  /** Returns true if a result means that the service is down, such as HTTP 500. */
  isFailure?: (result: Result) => boolean;
  /**
   * Returns true if an error is a response of the service, such as a rejected password, which shows that the service
   * works.
   */
  isResponse?: (error: unknown) => boolean;
}

/**
 * Calls an outside service. All calls to outside services must use this function. During the call the request's slot
 * in the admission queue is free. The caller must not be in a transaction, and `call` must stop when its signal is
 * aborted. Throws ServiceUnavailable if the circuit is open, no slot is free or the call times out. Errors of `call`
 * are rethrown.
 */
export async function callService<Result>(
  dependency: Dependency,
  call: (signal: AbortSignal) => Promise<Result>,
  options: Options<Result> = {},
): Promise<Result> {
  const { address: serviceAddress, slot, timeoutMs = DEPENDENCIES[dependency].timeoutMs } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  const reacquirePlace = slot?.releaseDuring();
  try {
    const releaseSlot = await getCircuit(dependency, serviceAddress)
      .enter(signal)
      .catch((error: unknown) => {
        throw recordRefusal(dependency, error);
      });
    const startedAt = performance.now();
    const recordOutcome = (outcome: 'answered' | 'failed' | 'timeout') => {
      callDurations.observe({ dependency, outcome }, (performance.now() - startedAt) / 1000);
      releaseSlot(outcome === 'answered');
    };
    try {
      const result = await rejectOnAbort(signal, call(signal));
      recordOutcome(options.isFailure?.(result) ? 'failed' : 'answered');
      return result;
    } catch (error) {
      if (signal.aborted) {
        recordOutcome('timeout');
        throw new ServiceUnavailableError(dependency, 'TIMEOUT');
      }
      recordOutcome(options.isResponse?.(error) ? 'answered' : 'failed');
      throw error;
    }
  } finally {
    reacquirePlace?.();
  }
}

/** A call that timed out while waiting for a free slot was never sent. */
function recordRefusal(dependency: Dependency, error: unknown): ServiceUnavailableError {
  const unavailableError =
    error instanceof ServiceUnavailableError ? error : new ServiceUnavailableError(dependency, 'BUSY');
  refusedCalls.inc({ dependency, reason: unavailableError.reason === 'OPEN' ? 'open' : 'busy' });
  return unavailableError;
}

/** Settles as `work` does, or rejects with the signal's reason if the signal is aborted first. */
function rejectOnAbort<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
