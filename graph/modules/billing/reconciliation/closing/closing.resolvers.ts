import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { readDayClosing } from './readDayClosing.ts';

export const resolvers: Resolvers = {
  Query: {
    dayClosing: (_parent, { day }, { prisma }) => readDayClosing(prisma, day),
  },
};
