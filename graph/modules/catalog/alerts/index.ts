import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './alerts.permissions.ts';
import { resolvers } from './alerts.resolvers.ts';

export const alerts: GraphModule = { resolvers, permissions };
