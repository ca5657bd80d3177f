import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const getTitle = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a screen that fails to load offline shows an offline message, and loads on reconnection', () => {
  const onLineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  renderScreen(<ErrorPage />);
  expect(getTitle()).toBe('You are offline');
  expect(screen.queryByText(/on our side/)).toBeNull();
  expect(reload).not.toHaveBeenCalled();

  onLineSpy.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

test('a screen that fails to load while online shows a store error', () => {
  renderScreen(<ErrorPage />);
  expect(getTitle()).toBe('Unexpected Application Error!');
});
