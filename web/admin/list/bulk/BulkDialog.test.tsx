import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { StartBulkJobInput } from '#web/graphql/types.generated.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { BulkAction, BulkInputFormProps } from '../bulkAction.ts';
import type { ListDefinition } from '../listDefinition.ts';
import { BulkDialog } from './BulkDialog.tsx';

interface Row {
  id: string;
}

function InputForm({ onAnswer }: BulkInputFormProps) {
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

const PERMANENT_WARNING = 'This cannot be undone.';
const NOT_PAID_ERROR = {
  code: 'NOT_ALLOWED',
  reason: 'ORDER_NOT_PAID',
  params: {},
  field: null,
  message: 'Not paid.',
};

interface DialogOptions {
  lasting?: BulkAction<Row>['permanentWarning'];
  all?: boolean;
  /** Results of successive jobs: the failed rows and the total. */
  jobs?: { failed?: string[]; total: number; status?: string; undoable?: number }[];
}

function open({ lasting = PERMANENT_WARNING, all: isAllSelected = false, jobs = [] }: DialogOptions = {}) {
  const startInputs: StartBulkJobInput[] = [];
  const onClose = vi.fn();
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'StartBulkJob') startInputs.push(variables.input);
    const {
      failed = [],
      total,
      status = 'DONE',
      undoable = 0,
    } = jobs[startInputs.length - 1] ?? { total: 0 };
    const doneCount = status === 'DONE' ? total - failed.length : 0;
    const job = {
      ...{
        __typename: 'BulkJob',
        id: `job-${startInputs.length}`,
        action: 'moveOrders',
        list: 'orders',
        title: 'Ship',
      },
      ...{
        status,
        total,
        done: doneCount,
        skipped: 0,
        failed: failed.length,
        undoable,
        stoppedAt: null,
        undoesId: null,
      },
      ...{ createdAt: '2026-11-21T06:00:00Z', finishedAt: null },
    };
    if (operationName === 'StartBulkJob')
      return of({ data: { startBulkJob: { __typename: 'BulkJobPayload', job, errors: [] } } });
    const edges = failed.map((id) => ({
      node: {
        __typename: 'BulkJobRow',
        id,
        label: `Order ${id}`,
        outcome: 'FAILED',
        problem: NOT_PAID_ERROR,
      },
    }));
    return of({ data: { bulkJob: { ...job, failures: { edges } } } });
  });
  const ids = ['a', 'b'];
  renderScreen(
    <BulkDialog
      action={{
        label: 'Ship',
        InputForm,
        change: (answer) => ({ moveOrders: { status: 'SHIPPED', allowUnpaid: answer === 'all' } }),
        permanentWarning: lasting,
      }}
      definition={
        {
          id: 'orders',
          rowId: ({ id }: Row) => id,
          rowName: ({ id }: Row) => id,
          bulkFilter: () => ({ orders: { status: ['PENDING'] } }),
        } as unknown as ListDefinition<Row>
      }
      rows={{ rows: ids.map((id) => ({ id })), query: {}, refetch: async () => {} } as never}
      selection={isAllSelected ? { all: isAllSelected } : { all: isAllSelected, ids: new Set(ids) }}
      count={ids.length}
      onClose={onClose}
    />,
    { link },
  );
  return { started: startInputs, onClose };
}

async function ship(choice: 'Paid only' | 'All of them') {
  await userEvent.click(screen.getByRole('button', { name: choice }));
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
}

test('if nothing was changed, no warning about undoing is shown', async () => {
  open({ jobs: [{ total: 2, failed: ['a', 'b'] }] });
  await userEvent.click(screen.getByRole('button', { name: 'Paid only' }));
  expect(screen.getByText(PERMANENT_WARNING)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }));
  expect(await screen.findByText('Nothing was changed.')).toBeTruthy();
  expect(screen.queryByText(PERMANENT_WARNING)).toBeNull();
});

test.each([
  ['for the selected rows', false, 'a and b'],
  ['for all matching rows, not all of which are loaded', true, 'all that match'],
])('a warning about lasting effects is shown %s', (_case, isAllSelected, expectedWarning) => {
  const formatWarning = (_i18n: unknown, selectedRows: readonly Row[] | null) =>
    selectedRows?.map(({ id }) => id).join(' and ') ?? 'all that match';
  open({ lasting: formatWarning, all: isAllSelected });
  expect(screen.getByText(expectedWarning)).toBeTruthy();
});

test.each([
  ['the ids of the selected rows', false, { ids: ['a', 'b'] }],
  ['the filter of all matching rows', true, { filter: { orders: { status: ['PENDING'] } } }],
])('the server receives %s in one request', async (_case, isAllSelected, rows) => {
  const { started: startInputs } = open({ all: isAllSelected, jobs: [{ total: 2 }] });
  await ship('Paid only');
  expect(await screen.findByText('2 changed.')).toBeTruthy();
  expect(startInputs).toEqual([
    { change: { moveOrders: { status: 'SHIPPED', allowUnpaid: false } }, title: 'Ship: 2 rows', ...rows },
  ]);
});

test('failed rows are named and can be retried without the others', async () => {
  const { started: startInputs } = open({ jobs: [{ total: 2, failed: ['b'] }, { total: 1 }] });
  await ship('Paid only');
  expect(await screen.findByText('1 changed, 1 failed.')).toBeTruthy();
  expect(screen.getByText('Order b').parentElement?.textContent).toContain('Not paid.');

  await userEvent.click(screen.getByRole('button', { name: 'Edit and try again' }));
  await ship('All of them');
  expect(await screen.findByText('2 changed.')).toBeTruthy();
  expect(startInputs[1]).toMatchObject({
    retryFailedOfJobId: 'job-1',
    change: { moveOrders: { allowUnpaid: true } },
  });
  expect(screen.queryByRole('button', { name: 'Edit and try again' })).toBeNull();
});

test('a long job continues after its dialog is closed', async () => {
  const { onClose } = open({ jobs: [{ total: 900, status: 'RUNNING' }] });
  await ship('Paid only');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue in the background' }));
  expect(onClose).toHaveBeenCalledWith(true);
});

test('changes can be undone in the dialog, which links to the report', async () => {
  open({ jobs: [{ total: 2, undoable: 2 }] });
  await ship('Paid only');
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View the report' }).getAttribute('href')).toContain(
    '/admin/jobs/job-1',
  );
});
