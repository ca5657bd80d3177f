import { withUserErrors } from '#graph/errors/userErrors.ts';
import { validateLimit } from '#graph/pagination/validateLimit.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { metalRateHistory, metalRates } from '../shopRates.ts';
import { deleteMetalRate } from './deleteMetalRate.ts';
import { listMetalRates } from './listMetalRates.ts';
import { findEnteringStaffName, readState } from './metalRates.queries.ts';
import { previewRates } from './previewRates.ts';
import { publishMetalRate } from './publishMetalRate.ts';

export const resolvers: Resolvers = {
  Query: {
    metalRates: (_parent, _args, context) => metalRates(context),
    metalRateHistory: (_parent, { metal, days }, context) =>
      metalRateHistory(context, { metal, days: validateLimit('days', days, 365) }),
    adminMetalRates: (_parent, args, context) => listMetalRates(context, args),
    previewRates: (_parent, { input }, context) => previewRates(context, input),
  },
  Mutation: {
    publishMetalRate: (_parent, { input }, context) => withUserErrors(() => publishMetalRate(context, input)),
    deleteMetalRate: (_parent, { input }, context) => withUserErrors(() => deleteMetalRate(context, input)),
  },
  MetalRateForStaff: {
    state: (rate, _args, context) => readState(context, rate),
    enteredByName: (rate, _args, { prisma }) => findEnteringStaffName(prisma, rate),
  },
};
