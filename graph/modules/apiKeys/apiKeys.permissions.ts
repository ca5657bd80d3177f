import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const mayManageKeys = may('manageApiKeys');

export const permissions: Permissions = {
  Query: { apiKeys: mayManageKeys },
  Mutation: { createApiKey: mayManageKeys, revokeApiKey: mayManageKeys },
};
