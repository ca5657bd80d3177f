import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ImportProductsPage } from './ImportProductsPage.tsx';

interface Sent {
  csv: string;
  dryRun: boolean;
  offset: number;
  limit: number;
}

/** The page with a file chosen, and what it has sent; the store has as many products as the file. */
async function choose(csv: string, total: number, problem?: string) {
  const sent: Sent[] = [];
  const link = new ApolloLink(({ variables }) => {
    if (!variables.input) return NEVER;
    const { offset, limit } = variables.input as Sent;
    sent.push(variables.input as Sent);
    const pieces = Array.from({ length: Math.min(limit, total - offset) }, (_, at) => ({
      ...{
        __typename: 'ImportedPiece',
        rows: [offset + at + 2],
        sku: `S-${offset + at}`,
        outcome: 'CREATED',
      },
      ...{ product: null, priceBefore: null, priceAfter: 500, changed: [], problems: [] },
    }));
    const errors = problem
      ? [
          {
            __typename: 'UserError',
            code: 'INVALID',
            reason: 'X',
            params: {},
            field: 'csv',
            message: problem,
          },
        ]
      : [];
    const importProducts = {
      ...{ __typename: 'ImportProductsPayload', errors },
      ...(problem ? { pieces: null, total: null } : { pieces, total }),
    };
    return of({ data: { importProducts } });
  });
  renderScreen(<ImportProductsPage />, { link });
  await userEvent.upload(
    screen.getByLabelText('Choose a file', { selector: 'input' }),
    new File([csv], 'products.csv'),
  );
  return sent;
}

test('the first rows are shown with the names of their columns before anything is imported', async () => {
  await choose('Our products;;\nsku;name;size\nS-0;"औँठी; सुन";12\n', 1);
  const sample = await screen.findByRole('group', { name: 'First rows of the file' });
  expect(
    within(sample)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['sku', 'name', 'size']);
  expect(within(sample).getByText('औँठी; सुन')).toBeTruthy();
});

test('the whole file is sent for each part of its products, first to see what would happen', async () => {
  const csv = ['sku', ...Array.from({ length: 120 }, (_, at) => `S-${at}`)].join('\n');
  const sent = await choose(csv, 120);
  await userEvent.click(await screen.findByRole('button', { name: 'Import 120 products' }));
  await waitFor(() => expect(sent).toHaveLength(6));
  expect(sent.map(({ dryRun, offset, limit }) => [dryRun, offset, limit])).toEqual([
    [true, 0, 50],
    [true, 50, 50],
    [true, 100, 50],
    [false, 0, 50],
    [false, 50, 50],
    [false, 100, 50],
  ]);
  expect(new Set(sent.map((each) => each.csv))).toEqual(new Set([csv]));
});

test('why the file cannot be read is shown as the store says it', async () => {
  await choose('sku,name\nA,B,C', 0, 'Row 2 has 3 cells, but only 2 columns have names.');
  expect(await screen.findByText(/Row 2 has 3 cells/)).toBeTruthy();
});
