import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {
  Mutation: { updateCollection: may('manageCatalog') },
};
