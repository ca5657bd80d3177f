import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { lazyWhenShown } from './lazyWithPreload.ts';

test('a component that fails to load offline waits for the connection', async () => {
  const onLineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Delivered tomorrow</p>;
  });
  const Part = lazyWhenShown(load);
  renderScreen(
    <Suspense fallback="The rest of the screen">
      <Part />
    </Suspense>,
  );
  await act(async () => {});
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('The rest of the screen')).toBeDefined();

  onLineSpy.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Delivered tomorrow')).toBeDefined();
});
