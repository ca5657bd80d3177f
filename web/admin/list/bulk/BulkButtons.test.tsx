import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { BulkAction } from '../bulkAction.ts';
import { BulkButtons } from './BulkButtons.tsx';

const run = async () => [];
const isApplicable = (rows: readonly number[]) => rows.every((row) => row > 1);
const printAction: BulkAction<number> = { label: 'Print', run };
const shipAction: BulkAction<number> = {
  label: 'Ship',
  isApplicable,
  inapplicableReason: 'Not all of them are packed.',
  run,
};
const hideAction: BulkAction<number> = { label: 'Hide', isApplicable, run };

function open(selectedRows: readonly number[]) {
  const onBegin = vi.fn();
  renderScreen(
    <BulkButtons
      actions={[printAction, shipAction, hideAction]}
      selectedRows={selectedRows}
      runningAction={null}
      onBegin={onBegin}
    />,
  );
  return onBegin;
}

test('an action that applies to all selected rows is a button', async () => {
  const onBegin = open([2, 3]);
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
  expect(onBegin).toHaveBeenCalledWith(shipAction);
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});

test('an action that does not apply is in the menu with the reason, and does nothing', async () => {
  const onBegin = open([1, 2]);
  expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  const item = screen.getByRole('menuitem', { name: /^Ship/ });
  expect(item.textContent).toContain('Not all of them are packed.');
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(item);
  expect(onBegin).not.toHaveBeenCalled();
});

test('an action that does not apply and has no explanation is hidden', async () => {
  open([1]);
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menuitem', { name: /^Hide/ })).toBeNull();
});
