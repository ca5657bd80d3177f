import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProductNotLoaded } from '#web/shop/product/ProductNotLoaded.tsx';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ErrorState } from './ErrorState.tsx';

test.each([
  ['content', (retry: () => void) => <ErrorState error={new TypeError('Failed to fetch')} retry={retry} />],
  ['a piece', (retry: () => void) => <ProductNotLoaded retry={retry} />],
])(
  '%s that could not be read without a connection says so, and is read once there is one',
  (_what, shown) => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const retry = vi.fn();
    renderScreen(shown(retry));
    expect(screen.getByText('You are offline')).toBeDefined();
    expect(screen.queryByText(/on our side/)).toBeNull();
    expect(retry).not.toHaveBeenCalled();

    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledOnce();
  },
);

test.each([
  ['content', (error: Error) => <ErrorState error={error} />],
  ['a piece', (error: Error) => <ProductNotLoaded error={error} retry={vi.fn()} />],
])('%s for which the store was not reached is not said to be the store’s fault', (_what, shown) => {
  renderScreen(shown(new TypeError('Failed to fetch')));
  expect(screen.getByText(/^We could not connect to the store/)).toBeDefined();
});

test.each([
  ['content', (error: Error) => <ErrorState error={error} />],
  ['a piece', (error: Error) => <ProductNotLoaded error={error} retry={vi.fn()} />],
])('%s that the store failed to answer is said to be the store’s fault', (_what, shown) => {
  renderScreen(shown(new Error('Internal')));
  expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeDefined();
});
