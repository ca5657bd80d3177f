import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';

const readFigures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('counts customers by kind', async () => {
  const stats = { total: 120_000, newIn30Days: 12, withOrders: 80, returning: 0, blocked: 1 };
  const customerStats = { __typename: 'CustomerStats', ...stats };
  renderScreen(<CustomerFigures />, { link: new ApolloLink(() => of({ data: { customerStats } })) });
  await screen.findByText('1,20,000');
  expect(readFigures()).toEqual(['1,20,000', '12', '80', '0', '1']);
});

test('shows a dash for each count that failed to load', async () => {
  renderScreen(<CustomerFigures />, { link: new ApolloLink(() => throwError(() => new Error('away'))) });
  await screen.findAllByText('–');
  expect(readFigures()).toEqual(['–', '–', '–', '–', '–']);
});
