import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ProductPage } from './ProductPage.tsx';

test('offline, a product not visited before shows that a connection is required', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  renderScreen(<ProductPage />, { at: '/products/mundri', path: '/products/:id' });
  expect(await screen.findByText('You are offline')).toBeTruthy();
  expect(screen.getByText('This page will open as soon as you’re back online.')).toBeTruthy();
});
