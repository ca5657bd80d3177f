import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { createLocation, listLocations, reorderLocations, updateLocation } from './locations.ts';

export const resolvers: Resolvers = {
  Query: {
    locations: (_parent, args, { prisma }) => listLocations(prisma, args),
  },
  Mutation: {
    createLocation: (_parent, { input }, context) =>
      withUserErrors('location', () => createLocation(context, input)),
    updateLocation: (_parent, { input }, context) =>
      withUserErrors('location', () => updateLocation(context, input)),
    reorderLocations: (_parent, { input }, context) =>
      withUserErrors('locations', () => reorderLocations(context, input)),
  },
};
