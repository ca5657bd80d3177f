import type { Resolvers } from '../../schema.generated.ts';
import { readSettings } from './readSettings.ts';

export const resolvers: Resolvers = {
  Query: {
    store: async (_parent, _args, { prisma }) => ({ ...(await readSettings(prisma)), currency: 'NPR' }),
  },
};
