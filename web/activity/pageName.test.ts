import { expect, test } from 'vitest';
import { toPageName } from './pageName.ts';

test.each([
  ['/products/surya-ring', '', '/products/surya-ring'],
  ['/products', '?category=gold&search=for+maya&type=rings', '/products?category=gold&type=rings'],
  ['/products', '?search=for+maya', '/products'],
  ['/track-order', '?number=JW-1234567890', '/track-order'],
  ['/reset-password', '?token=secret', '/reset-password'],
  ['/wishlists/secret', '', '/wishlists'],
  ['/wishlist', '', '/wishlist'],
])('%s%s is recorded as %s', (pathname, search, page) => {
  expect(toPageName({ pathname, search })).toBe(page);
});
