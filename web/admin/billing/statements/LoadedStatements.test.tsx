import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { LoadedStatements } from './LoadedStatements.tsx';

const createStatement = (id: string, excludedRows: { status: string | null; count: number }[]) => ({
  ...{ __typename: 'Statement', id, method: 'ESEWA', fileName: `${id}.csv`, rows: 12, known: 0 },
  ...{ from: '2026-11-26', to: '2026-11-27', loadedAt: '2026-11-28T06:00:00Z', loadedBy: null },
  leftOut: excludedRows.map((rows) => ({ __typename: 'ExcludedStatementRows', ...rows })),
});

test('a loaded file shows how many of its rows an earlier file contained', async () => {
  const statements = [{ ...createStatement('overlap', []), known: 1 }, createStatement('new', [])];
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'Statements' ? of({ data: { statements } }) : NEVER,
  );
  renderScreen(<LoadedStatements method="ESEWA" />, { link });
  await screen.findByText('overlap.csv');
  const [overlapText, otherText] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(overlapText).toContain('12 rows imported · 1 row was already imported');
  expect(otherText).not.toContain('already imported');
});

test('a loaded file shows how many of its rows were excluded, and why', async () => {
  const statements = [
    createStatement('one', [{ status: 'Pending', count: 1 }]),
    createStatement('several', [
      { status: 'CANCELED', count: 2 },
      { status: null, count: 1 },
    ]),
    createStatement('whole', []),
  ];
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'Statements' ? of({ data: { statements } }) : NEVER,
  );
  renderScreen(<LoadedStatements method="ESEWA" />, { link });
  await screen.findByText('one.csv');
  const [singleSkippedText, severalSkippedText, noneSkippedText] = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(singleSkippedText).toContain('1 row skipped: Pending');
  expect(severalSkippedText).toContain('3 rows skipped: CANCELED (2), totals and rows without an amount (1)');
  expect(noneSkippedText).not.toContain('skipped');
});
