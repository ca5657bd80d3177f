import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './cartCopy.permissions.ts';
import { resolvers } from './cartCopy.resolvers.ts';

export const cartCopy: GraphModule = { resolvers, permissions };
