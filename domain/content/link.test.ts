import { expect, test } from 'vitest';
import { isLink } from './link.ts';

test.each(['/', '/products?category=gold', '/collections/bridal', 'https://example.com/dashain?x=1'])(
  'accepts %s',
  (link) => expect(isLink(link)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  '//example.com',
  '/\\example.com',
  'http://example.com',
  'https://user:pass@example.com',
  'products',
  'data:text/html,x',
  'https://exa mple.com',
])('rejects %s', (link) => expect(isLink(link)).toBe(false));
