import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './coupons.access.ts';
import { resolvers } from './coupons.resolvers.ts';

export const coupons: GraphModule = { resolvers: [resolvers], access };
