import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProductNotLoaded } from '#web/shop/product/ProductNotLoaded.tsx';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ErrorState } from './ErrorState.tsx';

test.each([
  ['content', (retry: () => void) => <ErrorState error={new TypeError('Failed to fetch')} retry={retry} />],
  ['a product', (retry: () => void) => <ProductNotLoaded retry={retry} />],
])(
  '%s that failed to load offline shows that the browser is offline, and loads on reconnection',
  (_case, renderState) => {
    const onLineSpy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const retry = vi.fn();
    renderScreen(renderState(retry));
    expect(screen.getByText('You are offline')).toBeDefined();
    expect(screen.queryByText(/on our side/)).toBeNull();
    expect(retry).not.toHaveBeenCalled();

    onLineSpy.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledOnce();
  },
);

test.each([
  ['content', (error: Error) => <ErrorState error={error} />],
  ['a product', (error: Error) => <ProductNotLoaded error={error} retry={vi.fn()} />],
])('%s that failed because the server was unreachable does not blame the store', (_case, renderState) => {
  renderScreen(renderState(new TypeError('Failed to fetch')));
  expect(screen.getByText(/^We could not connect to the store/)).toBeDefined();
});

test.each([
  ['content', (error: Error) => <ErrorState error={error} />],
  ['a product', (error: Error) => <ProductNotLoaded error={error} retry={vi.fn()} />],
])('%s that failed with a server error shows that the store is at fault', (_case, renderState) => {
  renderScreen(renderState(new Error('Internal')));
  expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeDefined();
});
