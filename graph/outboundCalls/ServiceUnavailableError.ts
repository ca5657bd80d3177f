import type { Dependency } from './dependencies.ts';

/**
 * Reason for a call without a response. `OPEN` and `BUSY` calls were never sent because the circuit is open or no slot
 * is free. `TIMEOUT` calls were sent and may have taken effect.
 */
export type UnavailableReason = 'OPEN' | 'BUSY' | 'TIMEOUT';

/** Thrown when an outside service does not respond. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'OutsideUnavailable';
  readonly dependency: Dependency;
  readonly reason: UnavailableReason;

  constructor(dependency: Dependency, reason: UnavailableReason) {
    super(`${dependency}: ${MESSAGES[reason]}`);
    this.dependency = dependency;
    this.reason = reason;
  }

  /** True if the service may have received the call. */
  get wasSent(): boolean {
    return this.reason === 'TIMEOUT';
  }
}

const MESSAGES: Record<UnavailableReason, string> = {
  OPEN: 'not called because it did not respond a moment ago',
  BUSY: 'not called because too many calls to it are in flight',
  TIMEOUT: 'no response in time',
};
