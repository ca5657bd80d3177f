import { requireViewer } from '#graph/access/requireViewer.ts';
import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { createAlert } from './createAlert.ts';
import { listAlerts } from './listAlerts.ts';
import { removeAlert } from './removeAlert.ts';
import { unsubscribe } from './unsubscribe.ts';

const notCreated = { created: false, errors: [] };

export const resolvers: Resolvers = {
  Query: {
    myAlerts: (_parent, _args, context) => listAlerts(context.prisma, requireViewer(context).id),
  },
  Mutation: {
    createAlert: async (_parent, { input }, context) => ({
      ...notCreated,
      ...(await withUserErrors(async () => {
        await createAlert(context, input);
        return { created: true, errors: [] };
      })),
    }),
    removeAlert: (_parent, { input }, context) =>
      withUserErrors(async () => ({ alerts: await removeAlert(context, input), errors: [] })),
    unsubscribeFromAlerts: async (_parent, { input }, { prisma }) => {
      await unsubscribe(prisma, input.token);
      return { unsubscribed: true, errors: [] };
    },
  },
  Alert: {
    size: ({ variant }) => variant?.size ?? null,
  },
};
