import type { GraphModule } from '../module.ts';
import { permissions } from './productAdministration.permissions.ts';
import { resolvers } from './productAdministration.resolvers.ts';

export const productAdministration: GraphModule = { resolvers, permissions };
