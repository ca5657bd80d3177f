import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { DashboardFigures } from './DashboardFigures.tsx';

test('a placed order counts as in progress, not as on its way', () => {
  renderScreen(<DashboardFigures stats={{ orders: 1, inProgress: 1, wishlist: 2, spent: 0 }} />);
  const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Orders', 'In progress', 'On your wishlist', 'Total spent']);
});
