import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './coupons.permissions.ts';
import { resolvers } from './coupons.resolvers.ts';

export const coupons: GraphModule = { resolvers, permissions };
