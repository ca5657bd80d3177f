import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './twoFactor.permissions.ts';
import { resolvers } from './twoFactor.resolvers.ts';

export const twoFactor: GraphModule = {
  resolvers,
  permissions,
  hashesPassword: ['beginTwoFactor', 'disableTwoFactor', 'renewRecoveryCodes'],
};
