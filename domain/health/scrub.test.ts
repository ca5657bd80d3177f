import { describe, expect, test } from 'vitest';
import { scrubMessage, scrubScreen, scrubStack } from './scrub.ts';

describe('the message of an error', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
    [
      `Unexpected token 'S', "Sita Shrest"... is not valid JSON`,
      `Unexpected token '…', "…"... is not valid JSON`,
    ],
    ['No account of sita@example.com.np', 'No account of [email]'],
    ['Call +977 98-4100 0001 now', 'Call [number] now'],
    ['Failed to fetch https://store.example/a?q=x', 'Failed to fetch [address]'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0 is not good', '[secret] is not good'],
    ['no row 0192f7c1-7c52-7b5e-9f0e-1c2d3e4f5a6b', 'no row [secret]'],
    ['/checkout?email=a went wrong', '/checkout? went wrong'],
  ])('is scrubbed of personal data: %s', (message, expected) => {
    expect(scrubMessage(message)).toBe(expected);
  });

  test('is cut to 300 characters', () => {
    expect(scrubMessage('word '.repeat(200))).toHaveLength(300);
  });
});

describe('a stack', () => {
  test('from Chrome is reduced to functions and files', () => {
    const stack = [
      "TypeError: Cannot read 'Sita'",
      '    at ProductCard (https://store.example/assets/index-Ab1_c.js:2:345)',
      '    at async https://store.example/assets/HomePage-x.js?v=sita@example.com:1:2',
      '    at new Promise (<anonymous>)',
    ].join('\n');
    expect(scrubStack(stack)).toBe('ProductCard index-Ab1_c.js:2:345\nHomePage-x.js:1:2');
  });

  test('from Firefox and Safari is reduced too', () => {
    const stack =
      'shown@https://store.example/assets/index-Ab1.js:2:345\n@https://store.example/assets/a.js:1:2';
    expect(scrubStack(stack)).toBe('shown index-Ab1.js:2:345\na.js:1:2');
  });

  test('has at most twelve lines', () => {
    const stack = Array.from({ length: 40 }, (_, line) => `at f (https://a.b/c.js:${line}:1)`).join('\n');
    expect(scrubStack(stack).split('\n')).toHaveLength(12);
  });
});

test.each([
  ['/', '/'],
  ['/products/:id', '/products/:id'],
  ['/products/himal-solitaire-ring-18k', '/products/:id'],
  ['/orders/JW-4K7M2Q9XWA/invoice', '/orders/:id/invoice'],
  ['/track-order?email=a@example.com', '/track-order'],
  ['/wishlists/Sita', '/wishlists/:id'],
])('the screen %s is reported as %s', (screen, expected) => {
  expect(scrubScreen(screen)).toBe(expected);
});
