import { allow, may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const manageSettings = may('manageSettings');

export const permissions: Permissions = {
  Query: { store: allow, storeSettings: manageSettings },
  Mutation: { updateStoreSettings: manageSettings },
};
