import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { RepricingProgress } from './RepricingProgress.tsx';

const createRate = (metal: 'GOLD' | 'SILVER', perTola: number) => ({
  metal,
  perTola,
  effectiveFrom: '2026-11-27T00:00:00Z',
  state: 'STANDING',
});

/** Mocks finished jobs, with the number of products that each job repriced. */
function createFinishedJobsLink(changedCounts: Record<string, number>) {
  return new ApolloLink(({ variables: { id } }) =>
    of({
      data: {
        job: {
          __typename: 'Job',
          id,
          status: 'DONE',
          done: 1,
          total: 1,
          error: null,
          result: { changed: changedCounts[id] },
        },
      },
    }),
  );
}

test('a second job without changes is not shown, because the first may have repriced the products of both metals', async () => {
  renderScreen(
    <RepricingProgress
      jobIds={['gold', 'silver']}
      rates={[createRate('GOLD', 306_500), createRate('SILVER', 4_750)]}
      onClose={() => {}}
    />,
    { link: createFinishedJobsLink({ gold: 47, silver: 0 }) },
  );
  expect(await screen.findByText('47 prices updated.')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Silver rate published: NPR 4,750 per tola.');
  expect(screen.queryByText(/No prices changed\./)).toBeNull();
});

test('two jobs that changed no prices are reported once', async () => {
  renderScreen(
    <RepricingProgress
      jobIds={['gold', 'silver']}
      rates={[createRate('GOLD', 306_500), createRate('SILVER', 4_750)]}
      onClose={() => {}}
    />,
    { link: createFinishedJobsLink({ gold: 0, silver: 0 }) },
  );
  expect(await screen.findAllByText('No prices changed.')).toHaveLength(1);
});
