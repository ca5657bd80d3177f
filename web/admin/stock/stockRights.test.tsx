import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { INITIAL_STAFF_ROLES } from '#domain/accounts/initialStaffRoles.ts';
import { rightsOf } from '#domain/accounts/rightsOf.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { StockPage } from './desk/StockPage.tsx';
import { StockHistoryPage } from './history/StockHistoryPage.tsx';
import { LocationsPage } from './locations/LocationsPage.tsx';
import { asOnAPhone } from './testing/asOnAPhone.ts';
import { answering, named, pageOf, shop, stockItem, workshop } from './testing/stockAnswers.ts';

const manager = aViewer({ role: 'ADMIN' });
const packer = aViewer({ role: 'ADMIN', ...rightsOf('ADMIN', INITIAL_STAFF_ROLES.packer) });
const editor = aViewer({ role: 'ADMIN', ...rightsOf('ADMIN', INITIAL_STAFF_ROLES.editor) });

const move = named('StockMove', {
  id: 'move',
  delta: 2,
  reason: 'RECEIVED',
  note: null,
  location: named('Location', { id: shop.id, name: shop.name }),
  document: 'GR-0001',
  sku: 'RING-12',
  size: '12',
  orderNumber: 'JW-7K2M9QX4TB',
  actorName: 'Asha',
  at: '2026-11-24T06:00:00Z',
  product: named('Product', { id: 'ring', name: 'Himal ring' }),
});

const link = answering({
  Locations: () => ({ locations: [shop, workshop] }),
  StockItemsList: () => ({ stockItems: pageOf('StockItem', [stockItem()]) }),
  StockMovesList: () => ({ stockMoves: pageOf('StockMove', [move]) }),
});

function open(page: 'desk' | 'history' | 'locations', viewer = manager) {
  asOnAPhone();
  const screens = { desk: <StockPage />, history: <StockHistoryPage />, locations: <LocationsPage /> };
  renderScreen(screens[page], { link, viewer });
}

const TOLD = /“Manage stock” is not part of your role/;
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Stock' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a manager changes quantities, receives, sends and counts from the desk', async () => {
  open('desk');
  expect(await screen.findByText('Himal ring')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Available of RING-12, Shop' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stock of RING-12' })).toBeTruthy();
  for (const name of ['Count', 'Transfer', 'Receive goods'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
  expect(screen.queryByText(TOLD)).toBeNull();
});

test('a packer reads the desk, is told what is for others, and finds no way into it', async () => {
  open('desk', packer);
  expect(await screen.findByText('Himal ring')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Available of/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Stock of/ })).toBeNull();
  for (const name of ['Count', 'Transfer', 'Receive goods', 'Receipts', 'Transfers', 'Stock-takes'])
    expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.getByText(TOLD)).toBeTruthy();
});

test('a manager makes, changes, closes and orders locations', async () => {
  open('locations');
  expect(await screen.findByText('Workshop', { selector: 'p' })).toBeTruthy();
  for (const name of ['Add location', 'Edit Workshop', 'Close Workshop', 'Move Workshop up'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('a packer reads where pieces are, and changes nothing of it', async () => {
  open('locations', packer);
  expect(await screen.findByText('Workshop', { selector: 'p' })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText(TOLD)).toBeTruthy();
  expect(tabs()).toEqual(['Quantities', 'History', 'Locations']);
});

test('the ledger leads to documents and orders for who may open them', async () => {
  open('history');
  expect(await screen.findByRole('link', { name: 'GR-0001' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'JW-7K2M9QX4TB' })).toBeTruthy();
});

test('an editor reads the same numbers as words', async () => {
  open('history', editor);
  expect(await screen.findByText('GR-0001')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'GR-0001' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'JW-7K2M9QX4TB' })).toBeNull();
  expect(screen.getByText(TOLD)).toBeTruthy();
});
