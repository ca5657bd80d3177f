import type { Resolvers } from '../../schema.generated.ts';

export const resolvers: Resolvers = {};
