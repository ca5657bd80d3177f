import { anyone, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    health: staff('seeHealth'),
  },
  Mutation: {
    reportClientErrors: anyone,
    retryJob: staff('seeHealth'),
  },
} satisfies AccessTable;
