import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { simulatePhone } from '../../testing/simulatePhone.ts';
import {
  addTypename,
  createPage,
  createStockItem,
  createStockLevel,
  mockResponses,
  shop,
  workshop,
} from '../../testing/stockResponses.ts';
import { StockPage } from '../StockPage.tsx';

interface SentRequest {
  rows: { sku: string; location: string; quantity: number; expected: number }[];
  reason: string;
  note: string | null;
}

const emptyTotals = addTypename('StockTotals', {
  sizes: 0,
  low: 0,
  out: 0,
  pieces: 0,
  value: 0,
  weightMg: 0,
  locations: [],
});

/**
 * Renders a stock list of two rings and a chain with stock at two locations. `currentStock` is the stock on the server,
 * if it differs from the loaded stock.
 */
function open({
  url: at = '/',
  currentStock = {},
}: {
  url?: string;
  currentStock?: Record<string, number>;
} = {}) {
  simulatePhone();
  const sentRequests: SentRequest[] = [];
  const counter = { ...workshop, id: 'counter', name: 'Counter', servesOrders: true };
  const items = [
    createStockItem({ id: 'a', sku: 'RING-12' }),
    createStockItem({ id: 'b', sku: 'RING-14', size: '14' }),
    createStockItem({
      id: 'c',
      sku: 'CHAIN',
      size: null,
      levels: [createStockLevel(shop, 2), createStockLevel(counter, 2)],
    }),
  ];
  const link = mockResponses({
    Locations: () => ({ locations: [shop, counter, workshop] }),
    StockItemsList: () => ({ stockItems: createPage('StockItem', items) }),
    StockTotals: () => ({ stockTotals: emptyTotals }),
    SetStockLevel: ({ input }) => {
      const { rows } = input as SentRequest;
      sentRequests.push(input as SentRequest);
      const results = rows.map(({ sku, quantity, expected }) => {
        const currentQuantity = currentStock[sku] ?? expected;
        const problem = createUserError({ reason: 'EXPECTED_STOCK_MISMATCH', message: 'Look again.' });
        return currentQuantity === expected
          ? addTypename('StockRowResult', { isApplied: true, quantity, forSale: quantity, error: null })
          : addTypename('StockRowResult', {
              isApplied: false,
              quantity: currentQuantity,
              forSale: currentQuantity,
              error: problem,
            });
      });
      return { setStockLevels: addTypename('SetStockLevelsPayload', { results, errors: [] }) };
    },
  });
  renderScreen(<StockPage />, { link, at, viewer: createViewer({ role: 'ADMIN' }) });
  return sentRequests;
}

const getCell = (sku: string, locationName = 'Shop') =>
  screen.findByLabelText<HTMLInputElement>(`Available quantity of ${sku}, ${locationName}`);
const findSaveBar = () => screen.findByLabelText('Save');

async function type(sku: string, value: string) {
  fireEvent.change(await getCell(sku), { target: { value } });
}

test('several quantities are typed in a column and saved together with one reason', async () => {
  const sentRequests = open();
  (await getCell('RING-12')).focus();
  await type('RING-12', '3');
  fireEvent.keyDown(await getCell('RING-12'), { key: 'Enter' });
  expect(document.activeElement).toBe(await getCell('RING-14'));
  await type('RING-14', '6');
  fireEvent.keyDown(await getCell('RING-14'), { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(await getCell('RING-12'));

  expect(within(await findSaveBar()).getByText('2 quantities changed')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Reason for the change'), { target: { value: 'DAMAGED' } });
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: ' Fell ' } });
  fireEvent.click(within(await findSaveBar()).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('Save')).toBeNull());
  expect(sentRequests).toEqual([
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

test('a conflict shows both figures and is saved only after the user has chosen', async () => {
  const currentStock: Record<string, number> = { 'RING-12': 1 };
  const sentRequests = open({ currentStock });
  await type('RING-12', '9');
  await type('RING-14', '5');
  const saveButton = within(await findSaveBar()).getByRole<HTMLButtonElement>('button', { name: 'Save' });
  fireEvent.click(saveButton);
  expect(
    await screen.findByText(
      'Himal ring, size 12, RING-12, Shop: the quantity is now 1. It was 4 when you entered 9.',
    ),
  ).toBeTruthy();
  expect(await screen.findByText('1 quantity changed')).toBeTruthy();
  expect((await getCell('RING-12')).getAttribute('aria-invalid')).toBe('true');
  expect(saveButton.disabled).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Set to 9' }));
  fireEvent.click(saveButton);
  await waitFor(() => expect(screen.queryByLabelText('Save')).toBeNull());
  expect(sentRequests.at(-1)?.rows).toEqual([{ sku: 'RING-12', location: 'shop', quantity: 9, expected: 1 }]);
});

test('an invalid number is not sent, and Escape restores the saved number', async () => {
  open();
  await type('RING-12', '-2');
  const saveButton = within(await findSaveBar()).getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(saveButton.disabled).toBe(true);
  expect(screen.getByText(/RING-12: Enter a whole number, 0 or more\./)).toBeTruthy();
  fireEvent.keyDown(await getCell('RING-12'), { key: 'Escape' });
  expect((await getCell('RING-12')).value).toBe('4');
  expect(screen.queryByLabelText('Save')).toBeNull();
});

test('the reason “other” requires a note', async () => {
  open();
  await type('RING-12', '3');
  const saveButton = within(await findSaveBar()).getByRole<HTMLButtonElement>('button', { name: 'Save' });
  fireEvent.change(screen.getByLabelText('Reason for the change'), { target: { value: 'OTHER' } });
  expect(saveButton.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Exchanged with a colleague' } });
  expect(saveButton.disabled).toBe(false);
});

test('stock at several locations is edited in the dialog, unless the list is filtered by location', async () => {
  open();
  await getCell('RING-12');
  expect(screen.queryByLabelText(/^Available quantity of CHAIN/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '4' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('in a list filtered by location, that location’s stock is shown and can be edited', async () => {
  open({ url: '/?location=counter' });
  expect(await getCell('CHAIN', 'Counter')).toBeTruthy();
});
