import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

export const permissions: Permissions = {
  Mutation: { changePrices: may('manageCatalog') },
};
