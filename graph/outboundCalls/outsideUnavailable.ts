import type { Dependency } from './dependencies.ts';

/**
 * Reason why a call has no answer: `OPEN` and `BUSY` were never sent, as the circuit is open or all places are taken;
 * `TIMEOUT` was sent, and may have taken effect.
 */
export type OutsideTrouble = 'OPEN' | 'BUSY' | 'TIMEOUT';

/** A service outside this store does not respond. */
export class OutsideUnavailable extends Error {
  override readonly name = 'OutsideUnavailable';
  readonly dependency: Dependency;
  readonly trouble: OutsideTrouble;

  constructor(dependency: Dependency, trouble: OutsideTrouble) {
    super(`${dependency}: ${MESSAGES[trouble]}`);
    this.dependency = dependency;
    this.trouble = trouble;
  }

  /** Whether the service may have received the call. */
  get wasSent(): boolean {
    return this.trouble === 'TIMEOUT';
  }
}

const MESSAGES: Record<OutsideTrouble, string> = {
  OPEN: 'not called, since it did not respond a moment ago',
  BUSY: 'not called, since too many calls to it are in flight',
  TIMEOUT: 'no answer in time',
};
