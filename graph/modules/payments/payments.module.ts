import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './payments.access.ts';
import { resolvers } from './payments.resolvers.ts';

export const payments: GraphModule = { resolvers: [resolvers], access };
