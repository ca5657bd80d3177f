import { expect, test } from 'vitest';
import type { Statements_PreviewFragment as Preview } from '../Statements.generated.ts';
import { toMapping } from './mapping.ts';

test('clears mapped columns that the file does not have and keeps the others', () => {
  const mapping: Preview['mapping'] = {
    ...{ date: 'Date', amount: 'Amount', credit: null, debit: null, side: null, fee: 'Service Charge' },
    ...{ reference: null, transactionId: 'Code', kind: null, status: null, description: null },
    ...{ dates: 'YMD', unit: 'RUPEES', refundWords: ['REFUND'], skipWords: [], asideWords: [] },
  };
  const preview: Preview = {
    ...{ mapping, columns: ['Date', 'Amount', 'Code', 'Commission'], sample: [], isMapped: true },
    ...{ rows: null, leftOut: null, received: null, refunded: null, from: null, to: null },
  };
  expect(toMapping(preview)).toMatchObject({
    date: 'Date',
    amount: 'Amount',
    transactionId: 'Code',
    fee: null,
  });
});
