import { apiKeyOnly, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    apiKeys: staff('manageApiKeys'),
    ownApiKey: apiKeyOnly,
  },
  Mutation: {
    createApiKey: staff('manageApiKeys'),
    rotateApiKey: staff('manageApiKeys'),
    renameApiKey: staff('manageApiKeys'),
    setApiKeyLimits: staff('manageApiKeys'),
    revokeApiKey: staff('manageApiKeys'),
  },
} satisfies AccessTable;
