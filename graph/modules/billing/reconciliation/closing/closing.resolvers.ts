import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { dayClosing } from './dayClosing.ts';

export const resolvers: Resolvers = {
  Query: {
    dayClosing: (_parent, { day }, { prisma }) => dayClosing(prisma, day),
  },
};
