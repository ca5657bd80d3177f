import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aUserError } from '#web/testing/aUserError.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { asOnAPhone } from '../../testing/asOnAPhone.ts';
import { answering, levelAt, named, pageOf, shop, stockItem, workshop } from '../../testing/stockAnswers.ts';
import { StockPage } from '../StockPage.tsx';

interface Sent {
  rows: { sku: string; location: string; quantity: number; expected: number }[];
  reason: string;
  note: string | null;
}

const none = named('StockTotals', {
  sizes: 0,
  low: 0,
  out: 0,
  pieces: 0,
  value: 0,
  weightMg: 0,
  locations: [],
});

/** A desk of two rings and a chain that lies at two locations; `held` is what the store has by now. */
function open({ at = '/', held = {} }: { at?: string; held?: Record<string, number> } = {}) {
  asOnAPhone();
  const sent: Sent[] = [];
  const counter = { ...workshop, id: 'counter', name: 'Counter', servesOrders: true };
  const items = [
    stockItem({ id: 'a', sku: 'RING-12' }),
    stockItem({ id: 'b', sku: 'RING-14', size: '14' }),
    stockItem({ id: 'c', sku: 'CHAIN', size: null, levels: [levelAt(shop, 2), levelAt(counter, 2)] }),
  ];
  const link = answering({
    Locations: () => ({ locations: [shop, counter, workshop] }),
    StockItemsList: () => ({ stockItems: pageOf('StockItem', items) }),
    StockTotals: () => ({ stockTotals: none }),
    SetStockLevel: ({ input }) => {
      const { rows } = input as Sent;
      sent.push(input as Sent);
      const results = rows.map(({ sku, quantity, expected }) => {
        const now = held[sku] ?? expected;
        const problem = aUserError({ reason: 'STOCK_IS_ANOTHER', message: 'Look again.' });
        return now === expected
          ? named('StockRowResult', { isApplied: true, quantity, forSale: quantity, error: null })
          : named('StockRowResult', { isApplied: false, quantity: now, forSale: now, error: problem });
      });
      return { setStockLevels: named('SetStockLevelsPayload', { results, errors: [] }) };
    },
  });
  renderScreen(<StockPage />, { link, at, viewer: aViewer({ role: 'ADMIN' }) });
  return sent;
}

const cell = (sku: string, place = 'Shop') =>
  screen.findByLabelText<HTMLInputElement>(`Available of ${sku}, ${place}`);
const bar = () => screen.findByLabelText('Save');

async function type(sku: string, value: string) {
  fireEvent.change(await cell(sku), { target: { value } });
}

test('several quantities are typed one below the other and saved together with one reason', async () => {
  const sent = open();
  (await cell('RING-12')).focus();
  await type('RING-12', '3');
  fireEvent.keyDown(await cell('RING-12'), { key: 'Enter' });
  expect(document.activeElement).toBe(await cell('RING-14'));
  await type('RING-14', '6');
  fireEvent.keyDown(await cell('RING-14'), { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(await cell('RING-12'));

  expect(within(await bar()).getByText('2 quantities changed')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reason for the change'), { target: { value: 'DAMAGED' } });
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: ' Fell ' } });
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('Save')).toBeNull());
  expect(sent).toEqual([
    {
      reason: 'DAMAGED',
      note: 'Fell',
      rows: [
        { sku: 'RING-12', location: 'shop', quantity: 3, expected: 4 },
        { sku: 'RING-14', location: 'shop', quantity: 6, expected: 4 },
      ],
    },
  ]);
});

test('what changed meanwhile is told with both figures, and saved only once somebody says which holds', async () => {
  const held: Record<string, number> = { 'RING-12': 1 };
  const sent = open({ held });
  await type('RING-12', '9');
  await type('RING-14', '5');
  const save = within(await bar()).getByRole<HTMLButtonElement>('button', { name: 'Save' });
  fireEvent.click(save);
  expect(
    await screen.findByText('Himal ring, size 12, RING-12, Shop: 1 by now, 4 when you typed 9.'),
  ).toBeTruthy();
  expect(await screen.findByText('1 quantity changed')).toBeTruthy();
  expect((await cell('RING-12')).getAttribute('aria-invalid')).toBe('true');
  expect(save.disabled).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Set to 9' }));
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByLabelText('Save')).toBeNull());
  expect(sent.at(-1)?.rows).toEqual([{ sku: 'RING-12', location: 'shop', quantity: 9, expected: 1 }]);
});

test('what is no number is not sent, and Escape leaves it as it was', async () => {
  open();
  await type('RING-12', '-2');
  const save = within(await bar()).getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  expect(screen.getByText(/RING-12: Enter 0 or a whole number above it\./)).toBeTruthy();
  fireEvent.keyDown(await cell('RING-12'), { key: 'Escape' });
  expect((await cell('RING-12')).value).toBe('4');
  expect(screen.queryByLabelText('Save')).toBeNull();
});

test('another reason is saved only with a word about it', async () => {
  open();
  await type('RING-12', '3');
  const save = within(await bar()).getByRole<HTMLButtonElement>('button', { name: 'Save' });
  fireEvent.change(screen.getByLabelText('Reason for the change'), { target: { value: 'OTHER' } });
  expect(save.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Exchanged with a colleague' } });
  expect(save.disabled).toBe(false);
});

test('what lies at several locations is opened instead, until one of them is looked at', async () => {
  open();
  await cell('RING-12');
  expect(screen.queryByLabelText(/^Available of CHAIN/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '4' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('a location that is looked at has its own quantities', async () => {
  open({ at: '/?location=counter' });
  expect(await cell('CHAIN', 'Counter')).toBeTruthy();
});
