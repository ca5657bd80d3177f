import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './shipping.access.ts';
import { resolvers } from './shipping.resolvers.ts';

export const shipping: GraphModule = { resolvers: [resolvers], access };
