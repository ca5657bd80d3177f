import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { BulkAction, BulkAskProps, BulkResult, ListDefinition } from '../listDefinition.ts';
import { BulkDialog } from './BulkDialog.tsx';

interface Row {
  id: string;
}

function Ask({ onAnswer }: BulkAskProps) {
  return (
    <>
      <button type="button" onClick={() => onAnswer('paid only')}>
        Paid only
      </button>
      <button type="button" onClick={() => onAnswer('all')}>
        All of them
      </button>
    </>
  );
}

const LASTING = 'This cannot be undone.';

function open(run: BulkAction<Row>['run'], lasting: BulkAction<Row>['lasting'] = LASTING, all = false) {
  const ids = ['a', 'b'];
  renderScreen(
    <BulkDialog
      action={{ label: 'Ship', Ask, run, lasting }}
      definition={
        { id: 'orders', rowId: ({ id }: Row) => id, rowName: ({ id }: Row) => id } as ListDefinition<Row>
      }
      rows={{ rows: ids.map((id) => ({ id })), query: {}, refetch: async () => {} } as never}
      selection={all ? { all } : { all, ids: new Set(ids) }}
      count={ids.length}
      onClose={() => {}}
    />,
  );
}

/** Only what is paid may go, unless all are asked for. */
async function shipPaid(
  paid: readonly string[],
  ids: readonly string[],
  answer: unknown,
): Promise<BulkResult[]> {
  return ids.map((id) => (answer === 'all' || paid.includes(id) ? { id } : { id, problem: 'Not paid.' }));
}

test('where nothing was changed, nothing is said of what cannot be undone', async () => {
  open((ids, answer) => shipPaid([], ids, answer));
  await userEvent.click(screen.getByRole('button', { name: 'Paid only' }));
  expect(screen.getByText(LASTING)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
  expect((await screen.findByRole('status')).textContent).toBe('Nothing was changed.');
  expect(screen.queryByText(LASTING)).toBeNull();
});

test.each([
  ['of the rows that were chosen', false, 'a and b'],
  ['that not all of them are known, where all that match are', true, 'all that match'],
])('what lasts is said %s', (_how, all, said) => {
  const words = (_i18n: unknown, chosen: readonly Row[] | null) =>
    chosen?.map(({ id }) => id).join(' and ') ?? 'all that match';
  open(async () => [], words, all);
  expect(screen.getByText(said)).toBeTruthy();
});

test('those that were not done can be asked for once more, and the others are left alone', async () => {
  const run = vi.fn((ids: readonly string[], answer: unknown) => shipPaid(['a'], ids, answer));
  open(run);
  await userEvent.click(screen.getByRole('button', { name: 'Paid only' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
  expect((await screen.findByRole('status')).textContent).toBe('1 was changed, 1 was not.');

  await userEvent.click(screen.getByRole('button', { name: 'Change and try again' }));
  await userEvent.click(screen.getByRole('button', { name: 'All of them' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
  expect((await screen.findByRole('status')).textContent).toBe('2 were changed.');
  expect(run).toHaveBeenLastCalledWith(['b'], 'all');
  expect(screen.queryByRole('button', { name: 'Change and try again' })).toBeNull();
});
