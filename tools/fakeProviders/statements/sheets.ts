import { formatIsoDay, formatWallClock, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { Provider } from '../payment.ts';
import type { Move } from './moves.ts';

type Columns = readonly (readonly [title: string, of: (move: Move, at: number) => string | number])[];

const indian = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/**
 * What a merchant could get from each provider. The real sheets are not known: that there is the provider's number, the store's
 * reference, an amount, a fee and a day is all that these have in common with them. They differ among each other on purpose, in
 * their titles and in how they write days and sums.
 */
export const SHEETS: Record<Provider, Columns> = {
  esewa: [
    ['Date', ({ at }) => formatWallClock(at).replace('T', ' ')],
    ['Reference Code', ({ number }) => number],
    ['Transaction UUID', ({ payment }) => payment.reference],
    ['Type', ({ kind }) => (kind === 'payment' ? 'PAYMENT' : 'REFUND')],
    ['Amount', ({ amountPaisa }) => rupees(amountPaisa)],
    ['Service Charge', ({ feePaisa }) => rupees(feePaisa)],
    ['Net Amount', ({ amountPaisa, feePaisa }) => rupees(amountPaisa - feePaisa)],
    ['Status', () => 'COMPLETE'],
  ],
  khalti: [
    ['Transaction ID', ({ payment }) => payment.transactionId ?? ''],
    ['Pidx', ({ payment }) => payment.id],
    ['Purchase Order ID', ({ payment }) => payment.reference],
    ['Purchase Order Name', ({ payment }) => payment.what],
    ['Created On', ({ at }) => `${formatWallClock(at)}+05:45`],
    ['State', ({ kind }) => (kind === 'payment' ? 'Completed' : 'Refunded')],
    ['Amount (Rs.)', ({ amountPaisa }) => rupees(Math.abs(amountPaisa))],
    ['Fee (Rs.)', ({ feePaisa }) => rupees(feePaisa)],
  ],
  connectips: [
    ['SN', (_, at) => at + 1],
    ['Txn Date', ({ at }) => formatIsoDay(kathmanduDay(at)).split('-').reverse().join('-')],
    ['NCHL Txn Id', ({ number }) => number],
    ['Merchant Txn Id', ({ payment }) => payment.reference],
    ['Remarks', ({ payment }) => payment.what],
    ['Txn Amount', ({ amountPaisa }) => indian.format(amountPaisa / 100)],
    ['Charge', ({ feePaisa }) => indian.format(feePaisa / 100)],
    ['Txn Status', ({ kind }) => (kind === 'payment' ? 'SUCCESS' : 'REVERSED')],
  ],
};

export function rupees(paisa: number): string {
  return (paisa / 100).toFixed(2);
}
