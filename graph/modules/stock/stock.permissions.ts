import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {
  Query: { stockMoves: may('manageCatalog') },
  Mutation: { setStock: may('manageCatalog', 'write-catalog') },
};
