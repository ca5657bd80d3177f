import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './mail.permissions.ts';
import { resolvers } from './mail.resolvers.ts';

export const mail: GraphModule = { resolvers, permissions };
