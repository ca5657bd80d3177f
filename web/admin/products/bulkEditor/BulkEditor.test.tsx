import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { BulkEditor } from './BulkEditor.tsx';
import { aProduct } from './testing/aProduct.ts';

const products = [
  aProduct('a'),
  aProduct('b'),
  aProduct('c', { variants: [{ size: '12' }, { size: '14' }] }),
];
const terms = { metalRates: [], collections: [], locations: [{ id: 'shop', name: 'Shop', isMain: true }] };

function open(viewer = createViewer({ role: 'SUPER_ADMIN' })) {
  renderScreen(
    <BulkEditor data={{ loadedProducts: products, totalCount: products.length }} terms={terms} />,
    {
      viewer,
      path: '/admin/products/sheet',
      at: '/admin/products/sheet',
    },
  );
  const grid = screen.getByRole('grid', { name: 'Products and sizes' });
  return grid;
}

/** Returns the cell texts of a column. */
function readColumn(header: string): (string | null)[] {
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const index = headers.indexOf(header);
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => row.children[index]?.textContent ?? null);
}

const querySaveBar = () => screen.queryByRole('region', { name: 'Save' });
const pressKeys = (text: string) => userEvent.keyboard(text);

test('typing replaces the text of a cell, F2 edits it, and changes can be undone', async () => {
  open();
  expect(readColumn('Name')).toEqual(['Ring a', 'Ring b', 'Ring c', 'Size 12', 'Size 14']);
  await pressKeys('Thin{Enter}{F2}{End} two{Enter}');
  expect(readColumn('Name').slice(0, 2)).toEqual(['Thin (changed)', 'Ring b two (changed)']);
  expect(within(querySaveBar() ?? document.body).getByText('2 cells changed in 2 products')).toBeTruthy();
  await pressKeys('{Control>}z{/Control}');
  expect(readColumn('Name').slice(0, 2)).toEqual(['Thin (changed)', 'Ring b']);
  await pressKeys('{Control>}z{/Control}');
  expect(querySaveBar()).toBeNull();
});

test('Escape cancels the edit of a cell, and Tab then leaves the grid', async () => {
  const grid = open();
  await pressKeys('Thin{Escape}');
  expect(readColumn('Name')[0]).toBe('Ring a');
  await pressKeys('{Tab}');
  expect(document.activeElement).toBe(grid);
  expect(grid.getAttribute('aria-activedescendant')).toMatch(/-0-1$/);
  await pressKeys('{Escape}{Tab}');
  expect(document.activeElement).not.toBe(grid);
});

test('cells from a spreadsheet are pasted and filled down', async () => {
  const grid = open();
  const pasteEvent = createEvent.paste(grid, {
    clipboardData: { getData: () => 'One\tDraft\r\nTwo\tActive\r\n' },
  });
  fireEvent(grid, pasteEvent);
  expect(readColumn('Name').slice(0, 2)).toEqual(['One (changed)', 'Two (changed)']);
  expect(readColumn('Status').slice(0, 3)).toEqual(['Draft (changed)', 'Active', 'Active']);
  await pressKeys('{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(readColumn('Status').slice(0, 3)).toEqual(['Draft (changed)', 'Draft (changed)', 'Draft (changed)']);
});

test('an invalid value shows its problem at the cell and is not saved', async () => {
  open();
  await pressKeys('{ArrowDown}{Delete}');
  const cell = screen.getAllByRole('rowheader')[1];
  expect(cell?.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(cell?.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Enter a name.');
  expect(within(querySaveBar() ?? document.body).getByRole('button', { name: 'Save' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('without permission for prices there is no cost column, and a price cell explains why it is locked', async () => {
  open(createViewer({ role: 'ADMIN', permissions: ['enterAdmin', 'readCatalog', 'manageCatalog'] }));
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).not.toContain('Cost (NPR)');
  await pressKeys('{ArrowRight>3/}5');
  expect(screen.getByText(/^Your role does not include “/)).toBeTruthy();
  expect(querySaveBar()).toBeNull();
});

test('the selected columns are stored', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Title for search engines' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Status' }));
  expect(JSON.parse(localStorage.getItem('sheetColumns') ?? '[]')).toContain('seoTitle');
  await pressKeys('{Escape}');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toContain('Title for search engines');
  expect(headers).not.toContain('Status');
});
