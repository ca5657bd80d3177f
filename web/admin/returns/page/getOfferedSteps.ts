import type { Action } from '#domain/accounts/permissions.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import type { ReturnStep } from './OpenedReturnDialog.tsx';

export interface OfferedStep {
  step: ReturnStep;
  label: string;
  needs: Action;
  /** Main step, alternative step, or step that ends the return. */
  kind: 'main' | 'other' | 'end';
}

const receiveStep = { step: 'receive', label: /*i18n*/ 'Receive return', needs: 'manageReturns' } as const;
const refundStep = { step: 'refund', label: /*i18n*/ 'Refund', needs: 'refundOrders' } as const;
const exchangeStep = { step: 'exchange', label: /*i18n*/ 'Exchange', needs: 'manageReturns' } as const;
const cancelStep = {
  step: 'callOff',
  label: /*i18n*/ 'Cancel return',
  needs: 'manageReturns',
  kind: 'end',
} as const;

/** Returns the actions that a return's status allows, most likely first. */
export function getOfferedSteps({ status, wish, order, exchange: existingExchange }: Return): OfferedStep[] {
  const isRefundDue = order.staff.refundDue > 0;
  if (status === 'REQUESTED')
    return [
      { step: 'approve', label: /*i18n*/ 'Approve', needs: 'manageReturns', kind: 'main' },
      { ...receiveStep, kind: 'other' },
      { step: 'decline', label: /*i18n*/ 'Decline', needs: 'manageReturns', kind: 'end' },
      cancelStep,
    ];
  if (status === 'APPROVED') return [{ ...receiveStep, kind: 'main' }, cancelStep];
  if (status === 'CLOSED') return isRefundDue ? [{ ...refundStep, kind: 'main' }] : [];
  if (status !== 'RECEIVED') return [];
  const isExchangeRequested = wish === 'EXCHANGE' && existingExchange === null;
  return [
    ...(isRefundDue && existingExchange === null
      ? [{ ...exchangeStep, kind: isExchangeRequested ? 'main' : 'other' } as const]
      : []),
    ...(isRefundDue ? [{ ...refundStep, kind: isExchangeRequested ? 'other' : 'main' } as const] : []),
    {
      step: 'close',
      label: /*i18n*/ 'Close return',
      needs: 'manageReturns',
      kind: isRefundDue ? 'end' : 'main',
    } as const,
  ].toSorted((a, b) => Number(b.kind === 'main') - Number(a.kind === 'main'));
}
