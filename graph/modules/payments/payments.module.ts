import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './payments.access.ts';
import { resolvers } from './payments.resolvers.ts';
import { resolvers as settings } from './settings/settings.resolvers.ts';

export const payments: GraphModule = { resolvers: [resolvers, settings], access };
