import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CartChanges } from './CartChanges.tsx';

afterEach(() => act(() => i18n.activate('en')));

test('product names are in the shopper’s language', () => {
  act(() => i18n.activate('ne'));
  const product = {
    _id: 'ring',
    name: 'Himal ring',
    nameNe: 'हिमाल औंठी',
    price: 90_000,
    image: '/media/ring.webp',
    specifications: { weight: { value: 4 } },
  };
  const line = { id: 'line', product, quantity: 1, price: 90_000, variant: null };
  const changedLines = [{ line, price: 95_000, available: 1, max: 3 }];
  renderScreen(
    <CartChanges
      check={
        { changed: changedLines, accept: () => {} } as unknown as Parameters<typeof CartChanges>[0]['check']
      }
    />,
  );
  expect(screen.getByText('हिमाल औंठी')).toBeDefined();
});
