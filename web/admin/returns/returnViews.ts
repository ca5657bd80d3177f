import { type ReturnStatus, WAITING_RETURN_STATUSES } from '#domain/orders/returns/returnLifecycle.ts';

/** Field of the filter that contains the current view. */
export const RETURN_VIEW_FIELD = 'view';

export type ReturnView = 'waiting' | 'asked' | 'coming' | 'received' | 'done';

/** Views of the return list by the next action needed. */
export const RETURN_VIEWS: Record<ReturnView, readonly ReturnStatus[]> = {
  waiting: WAITING_RETURN_STATUSES,
  asked: ['REQUESTED'],
  coming: ['APPROVED'],
  received: ['RECEIVED'],
  done: ['CLOSED', 'DECLINED', 'CANCELLED'],
};

/** Returns the view that contains a status. */
export function getReturnView(status: ReturnStatus): ReturnView {
  if (status === 'REQUESTED') return 'asked';
  if (status === 'APPROVED') return 'coming';
  return status === 'RECEIVED' ? 'received' : 'done';
}
