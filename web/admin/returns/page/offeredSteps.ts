import type { Action } from '#domain/accounts/permissions.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import type { ReturnStep } from './OpenedReturnDialog.tsx';

export interface OfferedStep {
  step: ReturnStep;
  label: string;
  needs: Action;
  /** What is likely, what is possible too, and what ends it. */
  kind: 'main' | 'other' | 'end';
}

const receive = { step: 'receive', label: /*i18n*/ 'Enter what came', needs: 'manageReturns' } as const;
const refund = { step: 'refund', label: /*i18n*/ 'Refund', needs: 'refundOrders' } as const;
const exchange = { step: 'exchange', label: /*i18n*/ 'Exchange', needs: 'manageReturns' } as const;
const callOff = {
  step: 'callOff',
  label: /*i18n*/ 'Call off',
  needs: 'manageReturns',
  kind: 'end',
} as const;

/** What can be done with a return as it stands, the likeliest first. */
export function offeredSteps({ status, wish, order, exchange: made }: Return): OfferedStep[] {
  const isOwed = order.staff.refundDue > 0;
  if (status === 'REQUESTED')
    return [
      { step: 'approve', label: /*i18n*/ 'Approve', needs: 'manageReturns', kind: 'main' },
      { ...receive, kind: 'other' },
      { step: 'decline', label: /*i18n*/ 'Decline', needs: 'manageReturns', kind: 'end' },
      callOff,
    ];
  if (status === 'APPROVED') return [{ ...receive, kind: 'main' }, callOff];
  if (status === 'CLOSED') return isOwed ? [{ ...refund, kind: 'main' }] : [];
  if (status !== 'RECEIVED') return [];
  const wantsOthers = wish === 'EXCHANGE' && made === null;
  return [
    ...(isOwed && made === null ? [{ ...exchange, kind: wantsOthers ? 'main' : 'other' } as const] : []),
    ...(isOwed ? [{ ...refund, kind: wantsOthers ? 'other' : 'main' } as const] : []),
    {
      step: 'close',
      label: /*i18n*/ 'Close return',
      needs: 'manageReturns',
      kind: isOwed ? 'end' : 'main',
    } as const,
  ].toSorted((one, other) => Number(other.kind === 'main') - Number(one.kind === 'main'));
}
