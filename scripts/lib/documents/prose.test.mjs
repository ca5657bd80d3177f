import { expect, test } from 'vitest';
import { findProseFaults } from './prose.mjs';

test.each([
  '/** What an order costs. */',
  '  // Whether it is paid.',
  'pay(order); // By its number.',
  '/**\n * Who may pay.\n * Staff.\n */',
  '      {/* How it is paid. */}',
])('reports a comment that opens with a relative or interrogative word: %s', (source) => {
  expect(findProseFaults('a.ts', source)).toHaveLength(1);
});

test.each([
  '/** Amount due, in NPR. */',
  '// The customer decides\n// what is sent.',
  'const url = "https://example.com/ What";',
  '/**\n * Returns null for guests.\n * How staff see it is in orders.graphql.\n */',
])('accepts other comments: %s', (source) => {
  expect(findProseFaults('a.ts', source)).toEqual([]);
});

test('reports the line of a GraphQL description', () => {
  const source =
    'type Order {\n  "Amount due."\n  due: Int!\n  """\n  Whose order it is.\n  """\n  owner: User\n}';
  expect(findProseFaults('a.graphql', source)).toEqual([{ line: 5, text: 'Whose order it is.' }]);
});

test.each(['interface Told {', 'export type Asked = string;', 'type Said {'])(
  'reports a type named by a bare participle: %s',
  (source) => {
    expect(findProseFaults('a.ts', source)).toHaveLength(1);
  },
);

test.each(['interface SavedView {', 'export type Booking = string;', 'type Order {'])(
  'accepts a type named by a noun: %s',
  (source) => {
    expect(findProseFaults('a.ts', source)).toEqual([]);
  },
);
