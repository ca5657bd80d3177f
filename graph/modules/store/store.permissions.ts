import { allow, may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const manageSettings = may('manageSettings');

export const permissions: Permissions = {
  Query: { store: allow, storeSettings: manageSettings },
  Mutation: { updateStoreSettings: manageSettings },
};
