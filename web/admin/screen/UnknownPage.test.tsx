import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { UnknownPage } from './UnknownPage.tsx';

test('an unknown back-office URL shows the shop’s page-not-found text', () => {
  renderScreen(<UnknownPage />, { at: '/admin/nope', path: '/admin/*' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 - Page Not Found');
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeDefined();
});
