import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './productAdministration.permissions.ts';
import { resolvers } from './productAdministration.resolvers.ts';

export const productAdministration: GraphModule = { resolvers, permissions };
