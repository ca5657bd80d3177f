import { describe, expect, test } from 'vitest';
import { findOmissions, INDEPENDENT_TABLES, OWNER_TABLES } from './observeWrites.ts';
import { useTestServer } from './server.ts';

const server = useTestServer();

test('every table that refers to a followed table is listed as an owned or an independent table', async () => {
  const references = await server.prisma.$queryRaw<{ child: string; owner: string }[]>`
    SELECT DISTINCT table_name AS child, referenced_table_name AS owner FROM information_schema.key_column_usage
    WHERE table_schema = DATABASE() AND referenced_table_name IN ('orders', 'products', 'variants')
      AND table_name <> referenced_table_name`;
  const unlistedReferences = references.filter(
    ({ child }) => !(child in OWNER_TABLES) && !INDEPENDENT_TABLES.includes(child),
  );
  expect(unlistedReferences).toEqual([]);
});

test('the database sets the change time in every followed table from its own clock', async () => {
  const timestampedTables = await server.prisma.$queryRaw<{ name: string; extra: string }[]>`
    SELECT table_name AS name, LOWER(extra) AS extra FROM information_schema.columns
    WHERE table_schema = DATABASE() AND column_name = 'updated_at' AND extra LIKE '%on update current_timestamp(3)%'
    ORDER BY table_name`;
  expect(timestampedTables.map(({ name }) => name)).toEqual(['orders', 'products', 'users', 'variants']);
});

describe('findOmissions', () => {
  test.each([
    [['INSERT INTO `store`.`order_events` (`id`) VALUES (?)'], ['order_events is written and orders is not']],
    [
      ['INSERT INTO order_events (id) VALUES (?)', 'UPDATE orders SET version = version + 1 WHERE id = ?'],
      [],
    ],
    [['DELETE FROM `store`.`orders` WHERE (1=1)'], ['something is deleted and nobody is told']],
    [['DELETE FROM `store`.`orders` WHERE (1=1)', 'INSERT INTO `store`.`deletions` (`id`) VALUES (?)'], []],
    [['DELETE FROM order_lines WHERE id = ?', 'UPDATE orders SET notes = ? WHERE updated_at < ?'], []],
    [
      ['UPDATE orders SET updated_at = ? WHERE id = ?'],
      ['updated_at is written: UPDATE orders SET updated_at = ? WHERE id = ?'],
    ],
    [['UPDATE users SET updated_at = CURRENT_TIMESTAMP(3) WHERE id IN (?)'], []],
    [['UPDATE saved_views SET updated_at = ? WHERE id = ?'], []],
  ])('returns, for the statements %j, the omissions %j', (statements, omissions) => {
    expect(findOmissions(statements)).toEqual(omissions);
  });
});
