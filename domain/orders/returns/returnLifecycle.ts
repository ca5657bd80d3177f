import { DomainError } from '#domain/errors/errors.ts';

export const RETURN_STATUSES = [
  'REQUESTED',
  'APPROVED',
  'RECEIVED',
  'CLOSED',
  'DECLINED',
  'CANCELLED',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/**
 * A requested return can be received without approval if the customer brings the item to the store. An approved return
 * whose items never arrive is cancelled.
 */
const TRANSITIONS: Record<ReturnStatus, readonly ReturnStatus[]> = {
  REQUESTED: ['APPROVED', 'DECLINED', 'RECEIVED', 'CANCELLED'],
  APPROVED: ['RECEIVED', 'CANCELLED'],
  RECEIVED: ['CLOSED'],
  CLOSED: [],
  DECLINED: [],
  CANCELLED: [],
};

export function getNextReturnStatuses(from: ReturnStatus): readonly ReturnStatus[] {
  return TRANSITIONS[from];
}

export function canChangeReturnStatus(from: ReturnStatus, to: ReturnStatus): boolean {
  return getNextReturnStatuses(from).includes(to);
}

export function assertReturnStatusChange(from: ReturnStatus, to: ReturnStatus): void {
  if (canChangeReturnStatus(from, to)) return;

  const allowedStatuses = getNextReturnStatuses(from);
  if (allowedStatuses.length === 0) throw new DomainError('RETURN_IS_FINAL', { from, to }, 'status');
  throw new DomainError('RETURN_STATUS_CHANGE_NOT_ALLOWED', { from, to, allowed: allowedStatuses }, 'status');
}

/** Returns true if the items are still expected. A second return cannot be requested for them. */
export function areItemsAwaited(status: ReturnStatus): boolean {
  return status === 'REQUESTED' || status === 'APPROVED';
}

/** Returns true if the items have been received. */
export function isReceived(status: ReturnStatus): boolean {
  return status === 'RECEIVED' || status === 'CLOSED';
}

/** Returns true if the customer can cancel the return, which is possible until the store decides. */
export function isReturnCancellable(status: ReturnStatus): boolean {
  return status === 'REQUESTED';
}

/** Statuses in which the store has to act: decide on the return, or settle it. */
export const WAITING_RETURN_STATUSES = ['REQUESTED', 'RECEIVED'] as const satisfies ReturnStatus[];

export const AWAITED_RETURN_STATUSES = RETURN_STATUSES.filter(areItemsAwaited);
