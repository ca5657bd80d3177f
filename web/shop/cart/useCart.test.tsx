import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCart } from './useCart.ts';

test('the cart cannot be used outside its provider', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useCart())).toThrow('useCart must be used within a CartProvider');
  log.mockRestore();
});
