import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useAdminShortcuts } from '#web/admin/screen/useAdminShortcuts.ts';
import { recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useSelection } from '../bulk/useSelection.ts';
import type { BulkAction } from '../bulkAction.ts';
import type { ListDefinition } from '../listDefinition.ts';
import { useListKeys } from './useListKeys.ts';

interface Row {
  id: string;
  isOpen: boolean;
}

const rows: Row[] = [
  { id: 'a', isOpen: true },
  { id: 'b', isOpen: false },
];
const printAction: BulkAction<Row> = { label: 'Print', key: 'p', run: async () => [] };
const confirmAction: BulkAction<Row> = {
  label: 'Confirm',
  key: 'c',
  isApplicable: (selectedRows) => selectedRows.every(({ isOpen }) => isOpen),
  inapplicableReason: 'Not all of these are open.',
  run: async () => [],
};
const definition = {
  rowId: ({ id }: Row) => id,
  rowKeys: { e: ({ id }: Row) => `/edit/${id}` },
  bulkActions: [printAction, confirmAction],
} as unknown as ListDefinition<Row>;

function List({ onAction }: { onAction: (action: BulkAction<Row>) => void }) {
  useAdminShortcuts({ onTogglePalette: () => {}, onOpenShortcuts: () => {}, onFold: () => {} });
  const control = useSelection('key');
  const currentRow = useListKeys({ definition, rows, control, onAction });
  const { selection } = control;
  return (
    <>
      <input aria-label="Search" />
      <p>{`on ${currentRow}, chosen ${selection.all ? 'all' : [...selection.ids].join(' ')}`}</p>
    </>
  );
}

function open() {
  const onAction = vi.fn();
  renderScreen(
    <Routes>
      <Route path="/edit/:id" element={<p>Editor</p>} />
      <Route path="*" element={<List onAction={onAction} />} />
    </Routes>,
  );
  return onAction;
}

test('J and K move between rows and stop at either end, and X selects the row', async () => {
  open();
  await userEvent.keyboard('jjj');
  expect(screen.getByText('on b, chosen')).toBeTruthy();
  await userEvent.keyboard('xkkx');
  expect(screen.getByText('on a, chosen b a')).toBeTruthy();
  await userEvent.keyboard('x');
  expect(screen.getByText('on a, chosen b')).toBeTruthy();
});

test('the shortcut of an action starts it with the selected rows, or else with the current row', async () => {
  const onAction = open();
  await userEvent.keyboard('p');
  expect(onAction).not.toHaveBeenCalled();
  await userEvent.keyboard('jp');
  expect(onAction).toHaveBeenCalledWith(printAction);
  expect(screen.getByText('on a, chosen a')).toBeTruthy();
});

test('an action that does not apply to a row shows the reason', async () => {
  const toasts = recordToasts();
  const onAction = open();
  await userEvent.keyboard('jjc');
  expect(onAction).not.toHaveBeenCalled();
  expect(JSON.stringify(toasts)).toContain('Not all of these are open.');
});

test('E opens the row for editing', async () => {
  open();
  await userEvent.keyboard('je');
  expect(screen.getByText('Editor')).toBeTruthy();
});

test('shortcuts do nothing while the user types in a field, and G waits for the next key', async () => {
  const onAction = open();
  await userEvent.type(screen.getByLabelText('Search'), 'jxp');
  expect(screen.getByText('on null, chosen')).toBeTruthy();
  screen.getByLabelText('Search').blur();
  await userEvent.keyboard('j');
  await userEvent.keyboard('gp');
  expect(onAction).not.toHaveBeenCalled();
});
