import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const mayManage = may('manageCatalog');

export const permissions: Permissions = {
  Query: { stockMoves: mayManage },
  Mutation: { setStock: mayManage },
};
