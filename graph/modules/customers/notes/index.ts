import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './customerNotes.permissions.ts';
import { resolvers } from './customerNotes.resolvers.ts';

export const customerNotes: GraphModule = { resolvers, permissions };
