import { parseInput } from '#domain/errors/problems.ts';
import { parcelsSchema } from '#domain/orders/carriers/parcelsSchema.ts';
import { toUserErrors, withUserErrors } from '#graph/errors/userErrors.ts';
import { NONE_CHANGED } from '#graph/modules/orders/change/changeEachOrder.ts';
import { findTrackingUrl } from '#graph/modules/orders/orders.queries.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { createCarrier, listCarriers, updateCarrier } from './carriers.ts';
import { planShipments } from './planShipments.ts';
import { recordCodRemittance } from './recordCodRemittance.ts';
import { shipOrders } from './shipOrders.ts';

export const resolvers: Resolvers = {
  Query: {
    carriers: (_parent, _args, { prisma }) => listCarriers(prisma),
    plannedShipments: (_parent, { input }, { prisma }) =>
      planShipments(prisma, parseInput(parcelsSchema, input)),
  },
  Mutation: {
    createCarrier: (_parent, { input }, context) =>
      withUserErrors('carrier', () => createCarrier(context, input)),
    updateCarrier: (_parent, { input }, context) =>
      withUserErrors('carrier', () => updateCarrier(context, input)),
    shipOrders: async (_parent, { input }, context) => ({
      ...NONE_CHANGED,
      ...(await withUserErrors(() => shipOrders(context, input))),
    }),
    recordCodRemittance: async (_parent, { input }, context) => ({
      ...NONE_CHANGED,
      ...(await withUserErrors(() => recordCodRemittance(context, input))),
    }),
  },
  Order: {
    trackingUrl: (order, _args, { prisma }) => findTrackingUrl(prisma, order),
  },
  PlannedShipment: {
    problem: ({ problem }) => problem && (toUserErrors(problem)[0] ?? null),
  },
  TrackedOrder: {
    trackingUrl: (order, _args, { prisma }) => findTrackingUrl(prisma, order),
  },
};
