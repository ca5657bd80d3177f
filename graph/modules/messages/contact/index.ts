import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './contactMessages.permissions.ts';
import { resolvers } from './contactMessages.resolvers.ts';

export const contactMessages: GraphModule = { resolvers, permissions };
