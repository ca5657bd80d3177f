import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as carriers } from './carriers.resolvers.ts';
import { resolvers as courierCash } from './courierCash.resolvers.ts';
import { access } from './shipping.access.ts';

export const shipping: GraphModule = { resolvers: [carriers, courierCash], access };
