import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './store.access.ts';
import { resolvers } from './store.resolvers.ts';

export const store: GraphModule = {
  resolvers: [resolvers],
  access,
};
