import { type ReturnStatus, WAITING_RETURNS } from '#domain/orders/returns/returnLifecycle.ts';

/** The filter that says which pile is looked at. */
export const RETURN_VIEW_FIELD = 'view';

export type ReturnView = 'waiting' | 'asked' | 'coming' | 'received' | 'done';

/** The piles of the desk, by what is wanted of somebody next. */
export const RETURN_VIEWS: Record<ReturnView, readonly ReturnStatus[]> = {
  waiting: WAITING_RETURNS,
  asked: ['REQUESTED'],
  coming: ['APPROVED'],
  received: ['RECEIVED'],
  done: ['CLOSED', 'DECLINED', 'CANCELLED'],
};

/** Which pile a return lies in. */
export function viewOf(status: ReturnStatus): ReturnView {
  if (status === 'REQUESTED') return 'asked';
  if (status === 'APPROVED') return 'coming';
  return status === 'RECEIVED' ? 'received' : 'done';
}
