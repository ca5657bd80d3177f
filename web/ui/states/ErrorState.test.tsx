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
