import { beforeAll, expect, test } from 'vitest';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { createStatementActions } from '../testing/statementActions.ts';

const { server, getFakeProviders } = usePayingStore();
let staff: Shopper;
const actions = createStatementActions(() => staff, getFakeProviders);

beforeAll(async () => {
  server.clock.now = new Date('2026-11-29T06:15:00Z');
  staff = await aShopper(server, { role: 'ADMIN', name: 'Binita' });
});

test('a file’s mapping is remembered for its headings, regardless of the bank or wallet', async () => {
  const buildCsv = (day: string, names: string) => `${names}\n${day},CR,1500,SAVED-${day}`;
  const names = 'When,Dr/Cr,Sum of it,Code';
  const csv = buildCsv('27/11/26', names);
  const { preview, errors: unmappedErrors } = await actions.load({
    method: 'BANK_TRANSFER',
    csv,
    dryRun: true,
  });
  expect(preview).toMatchObject({ isMapped: false, mapping: { side: 'Dr/Cr', date: null } });
  expect(unmappedErrors).toMatchObject([{ reason: 'STATEMENT_UNMAPPED', field: 'mapping' }]);

  const selectedMapping = {
    date: 'When',
    amount: 'Sum of it',
    side: 'Dr/Cr',
    transactionId: 'Code',
    unit: 'RUPEES',
  };
  const { errors } = await actions.load({ method: 'BANK_TRANSFER', csv, mapping: selectedMapping });
  expect(errors).toMatchObject([
    { reason: 'STATEMENT_DATES_UNCLEAR', field: 'mapping.dates', params: { row: 2, cell: '27/11/26' } },
  ]);
  const mapping = { ...selectedMapping, dates: 'DMY' };
  expect((await actions.load({ method: 'BANK_TRANSFER', csv, mapping })).errors).toEqual([]);

  for (const method of ['BANK_TRANSFER', 'CONNECTIPS']) {
    const nextCsv = buildCsv('28/11/26', ` ${names.toUpperCase()}`);
    expect((await actions.load({ method, csv: nextCsv, dryRun: true })).preview).toMatchObject({
      ...{ isMapped: true, rows: 1, received: 1_500, from: '2026-11-28' },
      mapping: { dates: 'DMY', amount: 'Sum of it' },
    });
  }
  const other = buildCsv('28/11/26', `${names},More`);
  expect((await actions.load({ method: 'BANK_TRANSFER', csv: other, dryRun: true })).preview.isMapped).toBe(
    false,
  );
});
