import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { RepricingProgress } from './RepricingProgress.tsx';

const rate = (metal: 'GOLD' | 'SILVER', perTola: number) => ({
  metal,
  perTola,
  effectiveFrom: '2026-11-27T00:00:00Z',
  state: 'STANDING',
});

/** Jobs that are done, by how many products each priced anew. */
function done(changed: Record<string, number>) {
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
          result: { changed: changed[id] },
        },
      },
    }),
  );
}

test('the first job may have priced for both metals: that the second had nothing left to do is not told', async () => {
  renderScreen(
    <RepricingProgress
      jobIds={['gold', 'silver']}
      rates={[rate('GOLD', 306_500), rate('SILVER', 4_750)]}
      onClose={() => {}}
    />,
    { link: done({ gold: 47, silver: 0 }) },
  );
  expect(await screen.findByText('47 products have their new prices.')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Silver is published at NPR 4,750 per tola.');
  expect(screen.queryByText(/No price changed/)).toBeNull();
});

test('that no price changed is told once', async () => {
  renderScreen(
    <RepricingProgress
      jobIds={['gold', 'silver']}
      rates={[rate('GOLD', 306_500), rate('SILVER', 4_750)]}
      onClose={() => {}}
    />,
    { link: done({ gold: 0, silver: 0 }) },
  );
  expect(await screen.findAllByText('No price changed.')).toHaveLength(1);
});
