import type { GraphModule } from '#graph/schema/module.ts';
import { permissions } from './invitations.permissions.ts';
import { resolvers } from './invitations.resolvers.ts';

export const invitations: GraphModule = { resolvers, permissions, hashesPassword: ['acceptInvitation'] };
