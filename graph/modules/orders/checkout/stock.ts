import { type Statement, write, writeExactly } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { quantities } from '../lifecycle/quantities.ts';
import type { PricedLine } from './priceLines.ts';

/** Takes the lines out of stock, variants before products and each by id, so that two orders never wait in a ring. */
export function takeStock(lines: readonly PricedLine[]): Statement<number>[] {
  const variants = quantities(lines, ({ variant }) => variant.id);
  const products = quantities(lines, ({ product }) => product.id);
  const ofVariants = buildCases(variants);
  return [
    writeExactly(
      variants.length,
      Prisma.sql`
        UPDATE variants SET stock = stock - ${ofVariants}
        WHERE id IN (${toIds(variants)}) AND stock >= ${ofVariants} ORDER BY id`,
    ),
    write(Prisma.sql`
      UPDATE products SET stock = stock - ${buildCases(products)} WHERE id IN (${toIds(products)}) ORDER BY id`),
  ];
}

function buildCases(sums: readonly [string, number][]): Prisma.Sql {
  const cases = sums.map(([id, quantity]) => Prisma.sql`WHEN ${id} THEN ${quantity}`);
  return Prisma.sql`CASE id ${Prisma.join(cases, ' ')} END`;
}

function toIds(sums: readonly [string, number][]): Prisma.Sql {
  return Prisma.join(sums.map(([id]) => id));
}
