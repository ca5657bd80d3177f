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
 * Somebody who stands at the counter with a piece they asked to return has it taken at once. What was approved and never
 * came is called off.
 */
const TRANSITIONS: Record<ReturnStatus, readonly ReturnStatus[]> = {
  REQUESTED: ['APPROVED', 'DECLINED', 'RECEIVED', 'CANCELLED'],
  APPROVED: ['RECEIVED', 'CANCELLED'],
  RECEIVED: ['CLOSED'],
  CLOSED: [],
  DECLINED: [],
  CANCELLED: [],
};

export function nextReturnStatuses(from: ReturnStatus): readonly ReturnStatus[] {
  return TRANSITIONS[from];
}

export function canReturnMove(from: ReturnStatus, to: ReturnStatus): boolean {
  return nextReturnStatuses(from).includes(to);
}

export function assertReturnCanMove(from: ReturnStatus, to: ReturnStatus): void {
  if (canReturnMove(from, to)) return;

  const allowed = nextReturnStatuses(from);
  if (allowed.length === 0) throw new DomainError('RETURN_IS_FINAL', { from, to }, 'status');
  throw new DomainError('RETURN_CANNOT_BECOME', { from, to, allowed }, 'status');
}

/** Whether its pieces are still to come: nobody can ask for them a second time. */
export function isReturnAwaited(status: ReturnStatus): boolean {
  return status === 'REQUESTED' || status === 'APPROVED';
}

/** Whether its pieces came back. */
export function hasComeBack(status: ReturnStatus): boolean {
  return status === 'RECEIVED' || status === 'CLOSED';
}

/** Whether its buyer may still call it off: until the store has decided. */
export function isReturnCancellable(status: ReturnStatus): boolean {
  return status === 'REQUESTED';
}

/** Those that want something of the store: a decision, or that they are settled. */
export const WAITING_RETURNS = ['REQUESTED', 'RECEIVED'] as const satisfies ReturnStatus[];

export const AWAITED_RETURNS = RETURN_STATUSES.filter(isReturnAwaited);
