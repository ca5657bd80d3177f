import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUnlistedBreakingChanges } from '#graph/testing/findUnlistedBreakingChanges.ts';

test('CHANGELOG.md names every breaking change since the last release', async () => {
  const currentSchema = readFileSync('schema.graphql', 'utf8');
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  // Nothing can break before the first release.
  const releasedSchema = readReleasedSchema() ?? currentSchema;
  expect(
    await findUnlistedBreakingChanges({ released: releasedSchema, current: currentSchema, changelog }),
  ).toEqual([]);
});

/** Returns the schema at the latest release tag, or undefined if the history has no release. */
function readReleasedSchema(): string | undefined {
  const tag = runGit('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*')?.trim();
  return tag && runGit('show', `${tag}:schema.graphql`);
}

function runGit(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 16 * 1024 ** 2 });
  return status === 0 ? stdout : undefined;
}

const releasedSchema = 'type Query { piece(id: ID): Piece } type Piece { name: String! price: Int! }';
const schemaWithoutPrice = 'type Query { piece(id: ID): Piece } type Piece { name: String! }';

test.each([
  [
    'a removed field',
    schemaWithoutPrice,
    '',
    ["Piece.price: Field 'price' was removed from object type 'Piece'"],
  ],
  [
    'a removed field named in the changelog',
    schemaWithoutPrice,
    '## Unreleased\n\n- `Piece.price` is gone.\n',
    [],
  ],
  [
    'a removed field named under an earlier release',
    schemaWithoutPrice,
    '## Unreleased\n\nNothing.\n\n## 1.0.0\n\n- `Piece.price` is gone.\n',
    ["Piece.price: Field 'price' was removed from object type 'Piece'"],
  ],
  [
    'a newly required argument',
    releasedSchema.replace('id: ID', 'id: ID!'),
    '',
    ["Query.piece.id: Type for argument 'id' on field 'Query.piece' changed from 'ID' to 'ID!'"],
  ],
  ['a new field', releasedSchema.replace('price:', 'weight: Int! price:'), '', []],
])('checks %s for breaking changes', async (_name, currentSchema, changelog, expected) => {
  expect(
    await findUnlistedBreakingChanges({ released: releasedSchema, current: currentSchema, changelog }),
  ).toEqual(expected);
});
