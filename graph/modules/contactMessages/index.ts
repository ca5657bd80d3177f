import type { GraphModule } from '../module.ts';
import { permissions } from './contactMessages.permissions.ts';
import { resolvers } from './contactMessages.resolvers.ts';

export const contactMessages: GraphModule = { resolvers, permissions };
