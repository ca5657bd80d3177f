import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { openConnectIps, openEsewa } from '../testing/openForms.ts';
import { openKhalti } from '../testing/openKhalti.ts';
import { useFakeProviders } from '../testing/useFakeProviders.ts';

/** Late in the evening of the 27th, Kathmandu time. */
let now = new Date('2026-11-27T17:00:00Z');
const fake = useFakeProviders({ now: () => now });

test('each provider lists the payments and refunds of a day in its own format', async () => {
  await openEsewa(fake(), { reference: 'wallet-1', rupees: 1000 });
  fake().esewa.complete('wallet-1');
  const pidx = await openKhalti(fake(), { purchase_order_id: 'wallet-2', amount: 200_000 });
  fake().khalti.complete(pidx);
  fake().khalti.refund(pidx, 50_000);
  await openConnectIps(fake(), { reference: 'bank-1', rupees: 500_000 });
  fake().connectips.complete('bank-1');
  fake().bank.transfer({ description: 'Sita Rai order JW-1', amountPaisa: 150_000 });
  await openEsewa(fake(), { reference: 'unpaid', rupees: 10 });

  expect(await fetchStatement('esewa')).toEqual([
    {
      Date: '2026-11-27 22:45',
      'Reference Code': fake().esewa.findPayment('wallet-1').transactionId,
      'Transaction UUID': 'wallet-1',
      Type: 'PAYMENT',
      Amount: '1000.00',
      'Service Charge': '15.00',
      'Net Amount': '985.00',
      Status: 'COMPLETE',
    },
  ]);
  expect(await fetchStatement('khalti')).toMatchObject([
    {
      Pidx: pidx,
      'Purchase Order ID': 'wallet-2',
      State: 'Completed',
      'Amount (Rs.)': '2000.00',
      'Fee (Rs.)': '40.00',
    },
    { Pidx: pidx, State: 'Refunded', 'Amount (Rs.)': '500.00', 'Fee (Rs.)': '0.00' },
  ]);
  expect(await fetchStatement('connectips')).toMatchObject([
    {
      SN: '1',
      'Txn Date': '27-11-2026',
      'Merchant Txn Id': 'bank-1',
      'Txn Amount': '5,00,000.00',
      Charge: '3,750.00',
    },
  ]);
  const number = fake().connectips.findPayment('bank-1').transactionId;
  expect(await fetchStatement('bank')).toMatchObject([
    { 'Txn Date': '2026/11/27', Description: `CIPS-${number}-bank-1`, Deposit: '496250.00' },
    { Description: 'Sita Rai order JW-1', Deposit: '1500.00', Balance: '497750.00' },
    { Description: 'ESEWA SETTLEMENT 2026-11-27', Deposit: '985.00' },
    { Description: 'KHALTI SETTLEMENT 2026-11-27', Deposit: '1460.00' },
  ]);
});

test('a day ends at midnight in Kathmandu', async () => {
  now = new Date('2026-11-27T18:15:00Z');
  await openEsewa(fake(), { reference: 'next-day', rupees: 10 });
  fake().esewa.complete('next-day');
  expect(await fetchStatement('esewa', '2026-11-28')).toMatchObject([{ Date: '2026-11-28 00:00' }]);
  expect(await fetchStatement('esewa', '2026-11-27')).toHaveLength(1);
  expect(await fetchStatement('bank', '2026-11-26')).toEqual([]);
});

test('the home page links to payments and statements', async () => {
  const page = await (await fetch(`${fake().url}/`)).text();
  expect(page).toContain(`/esewa/pay/${fake().esewa.findPayment('wallet-1').id}`);
  expect(page).toContain('/bank/statement.csv?day=2026-11-28');
});

async function fetchStatement(name: string, day = '2026-11-27'): Promise<Record<string, string>[]> {
  const response = await fetch(`${fake().url}/${name}/statement.csv?day=${day}`);
  expect(response.headers.get('content-type')).toContain('text/csv');
  return parse(await response.text(), { columns: true });
}
