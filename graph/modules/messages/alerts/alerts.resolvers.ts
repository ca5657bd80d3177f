import { getHighestPrices } from '#domain/messages/alerts.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { withDoneFlag, withUserErrors } from '#graph/errors/userErrors.ts';
import type { DeleteAlertInput, Resolvers } from '#graph/schema/schema.generated.ts';
import { type AlertEntry, listAlerts } from '../listAlerts.ts';
import { createAlert } from './createAlert.ts';
import { unsubscribe } from './unsubscribe.ts';

const notCreatedPayload = { created: false };

export const resolvers: Resolvers = {
  Query: {
    myAlerts: (_parent, _args, context) => listAlerts(context.prisma, requireViewer(context).id),
  },
  Mutation: {
    createAlert: async (_parent, { input }, context) => ({
      ...notCreatedPayload,
      ...(await withDoneFlag('created', () => createAlert(context, input))),
    }),
    deleteAlert: (_parent, { input }, context) => withUserErrors('alerts', () => deleteAlert(context, input)),
    unsubscribeFromAlerts: (_parent, { input }, { prisma }) =>
      withDoneFlag('unsubscribed', () => unsubscribe(prisma, input.token)),
  },
  Alert: {
    size: ({ variant }) => variant?.size ?? null,
    price: (alert, _args, { snapshot }) => getHighestPrices(alert, snapshot.settings)?.price ?? null,
    priceWithTax: (alert, _args, { snapshot }) =>
      getHighestPrices(alert, snapshot.settings)?.priceWithTax ?? null,
  },
};

/** Removes one of the viewer's own alerts. Returns the alerts that remain. */
async function deleteAlert(context: GraphContext, { id }: DeleteAlertInput): Promise<AlertEntry[]> {
  const { id: userId } = requireViewer(context);
  await context.prisma.alert.deleteMany({ where: { id, userId } });
  return listAlerts(context.prisma, userId);
}
