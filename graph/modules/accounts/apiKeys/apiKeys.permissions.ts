import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const mayManageKeys = may('manageApiKeys');

export const permissions: Permissions = {
  Query: { apiKeys: mayManageKeys },
  Mutation: { createApiKey: mayManageKeys, revokeApiKey: mayManageKeys },
};
