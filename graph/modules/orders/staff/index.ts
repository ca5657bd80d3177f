import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './orderAdministration.permissions.ts';
import { resolvers } from './orderAdministration.resolvers.ts';

export const orderAdministration: GraphModule = { resolvers, permissions };
