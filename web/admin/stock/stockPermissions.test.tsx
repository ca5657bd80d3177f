import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getGrants } from '#domain/accounts/getGrants.ts';
import { INITIAL_STAFF_ROLES } from '#domain/accounts/initialStaffRoles.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { StockHistoryPage } from './history/StockHistoryPage.tsx';
import { StockPage } from './levels/StockPage.tsx';
import { LocationsPage } from './locations/LocationsPage.tsx';
import { simulatePhone } from './testing/simulatePhone.ts';
import {
  addTypename,
  createPage,
  createStockItem,
  mockResponses,
  shop,
  workshop,
} from './testing/stockResponses.ts';

const manager = createViewer({ role: 'ADMIN' });
const packer = createViewer({ role: 'ADMIN', ...getGrants('ADMIN', INITIAL_STAFF_ROLES.packer) });
const editor = createViewer({ role: 'ADMIN', ...getGrants('ADMIN', INITIAL_STAFF_ROLES.editor) });

const move = addTypename('StockMove', {
  id: 'move',
  delta: 2,
  reason: 'RECEIVED',
  note: null,
  location: addTypename('Location', { id: shop.id, name: shop.name }),
  document: 'GR-0001',
  sku: 'RING-12',
  size: '12',
  orderNumber: 'JW-7K2M9QX4TB',
  actorName: 'Asha',
  at: '2026-11-24T06:00:00Z',
  product: addTypename('Product', { id: 'ring', name: 'Himal ring' }),
});

const link = mockResponses({
  Locations: () => ({ locations: [shop, workshop] }),
  StockItemsList: () => ({ stockItems: createPage('StockItem', [createStockItem()]) }),
  StockMovesList: () => ({ stockMoves: createPage('StockMove', [move]) }),
});

function open(page: 'desk' | 'history' | 'locations', viewer = manager) {
  simulatePhone();
  const screens = { desk: <StockPage />, history: <StockHistoryPage />, locations: <LocationsPage /> };
  renderScreen(screens[page], { link, viewer });
}

const PERMISSION_MESSAGE = /Your role does not include “Manage stock”/;
const getTabs = () =>
  within(screen.getByRole('navigation', { name: 'Stock' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('on the stock screen, a manager can edit quantities and open counts, transfers and goods receipts', async () => {
  open('desk');
  expect(await screen.findByText('Himal ring')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Available quantity of RING-12, Shop' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stock of RING-12' })).toBeTruthy();
  for (const name of ['Count', 'Transfer', 'Receive goods'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
  expect(screen.queryByText(PERMISSION_MESSAGE)).toBeNull();
});

test('a packer sees the stock and a note, but no actions', async () => {
  open('desk', packer);
  expect(await screen.findByText('Himal ring')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Available quantity of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Stock of/ })).toBeNull();
  for (const name of ['Count', 'Transfer', 'Receive goods', 'Receipts', 'Transfers', 'Stock-takes'])
    expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.getByText(PERMISSION_MESSAGE)).toBeTruthy();
});

test('a manager can create, edit, close and reorder locations', async () => {
  open('locations');
  expect(await screen.findByText('Workshop', { selector: 'p' })).toBeTruthy();
  for (const name of ['Add location', 'Edit Workshop', 'Close Workshop', 'Move Workshop up'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('a packer sees the locations but cannot change them', async () => {
  open('locations', packer);
  expect(await screen.findByText('Workshop', { selector: 'p' })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText(PERMISSION_MESSAGE)).toBeTruthy();
  expect(getTabs()).toEqual(['Quantities', 'History', 'Locations']);
});

test('the ledger links to documents and orders for viewers with permission', async () => {
  open('history');
  expect(await screen.findByRole('link', { name: 'GR-0001' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'JW-7K2M9QX4TB' })).toBeTruthy();
});

test('an editor sees the document and order numbers without links', async () => {
  open('history', editor);
  expect(await screen.findByText('GR-0001')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'GR-0001' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'JW-7K2M9QX4TB' })).toBeNull();
  expect(screen.getByText(PERMISSION_MESSAGE)).toBeTruthy();
});
