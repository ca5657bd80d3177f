import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unnamedBreaks } from '#graph/testing/unnamedBreaks.ts';

test('nothing breaks for programs written for the last release, but what CHANGELOG.md names', async () => {
  const [released, present, changelog] = [
    'docs/schema.released.graphql',
    'schema.graphql',
    'CHANGELOG.md',
  ].map((path) => readFileSync(path, 'utf8')) as [string, string, string];
  expect(await unnamedBreaks({ released, present, changelog })).toEqual([]);
});

const released = 'type Query { piece(id: ID): Piece } type Piece { name: String! price: Int! }';
const withoutPrice = 'type Query { piece(id: ID): Piece } type Piece { name: String! }';

test.each([
  [
    'a field that is gone',
    withoutPrice,
    '',
    ["Piece.price: Field 'price' was removed from object type 'Piece'"],
  ],
  ['one that the changelog names', withoutPrice, '## Unreleased\n\n- `Piece.price` is gone.\n', []],
  [
    'one that was named for an earlier release',
    withoutPrice,
    '## Unreleased\n\nNothing.\n\n## 1.0.0\n\n- `Piece.price` is gone.\n',
    ["Piece.price: Field 'price' was removed from object type 'Piece'"],
  ],
  [
    'an argument that has to be given now',
    released.replace('id: ID', 'id: ID!'),
    '',
    ["Query.piece.id: Type for argument 'id' on field 'Query.piece' changed from 'ID' to 'ID!'"],
  ],
  ['a new field', released.replace('price:', 'weight: Int! price:'), '', []],
])('%s', async (_name, present, changelog, expected) => {
  expect(await unnamedBreaks({ released, present, changelog })).toEqual(expected);
});
