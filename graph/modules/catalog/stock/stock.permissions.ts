import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

export const permissions: Permissions = {
  Query: { stockMoves: may('manageCatalog') },
  Mutation: { setStock: may('manageCatalog', 'write-catalog') },
};
