import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a screen that fails to load offline shows an offline message, and loads on reconnection', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  renderScreen(<ErrorPage />);
  expect(title()).toBe('You are offline');
  expect(screen.queryByText(/on our side/)).toBeNull();
  expect(reload).not.toHaveBeenCalled();

  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

test('a screen that fails online shows a store error', () => {
  renderScreen(<ErrorPage />);
  expect(title()).toBe('Unexpected Application Error!');
});
