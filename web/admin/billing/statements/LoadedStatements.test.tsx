import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { LoadedStatements } from './LoadedStatements.tsx';

const file = (id: string, leftOut: { status: string | null; count: number }[]) => ({
  ...{ __typename: 'Statement', id, method: 'ESEWA', fileName: `${id}.csv`, rows: 12, known: 0 },
  ...{ from: '2026-11-26', to: '2026-11-27', loadedAt: '2026-11-28T06:00:00Z', loadedBy: null },
  leftOut: leftOut.map((rows) => ({ __typename: 'StatementLeftOut', ...rows })),
});

test('a loaded file says how many of its rows an earlier file had brought', async () => {
  const statements = [{ ...file('overlap', []), known: 1 }, file('new', [])];
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'Statements' ? of({ data: { statements } }) : NEVER,
  );
  renderScreen(<LoadedStatements method="ESEWA" />, { link });
  await screen.findByText('overlap.csv');
  const [overlap, other] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(overlap).toContain('12 rows loaded · 1 row was loaded before');
  expect(other).not.toContain('before');
});

test('a loaded file tells how many of its rows were left out, and why', async () => {
  const statements = [
    file('one', [{ status: 'Pending', count: 1 }]),
    file('several', [
      { status: 'CANCELED', count: 2 },
      { status: null, count: 1 },
    ]),
    file('whole', []),
  ];
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'Statements' ? of({ data: { statements } }) : NEVER,
  );
  renderScreen(<LoadedStatements method="ESEWA" />, { link });
  await screen.findByText('one.csv');
  const [one, several, whole] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(one).toContain('1 row left out: Pending');
  expect(several).toContain('3 rows left out: CANCELED (2), totals and rows without an amount (1)');
  expect(whole).not.toContain('left out');
});
