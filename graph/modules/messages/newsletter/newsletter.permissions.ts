import { allow, may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

export const permissions: Permissions = {
  Query: { newsletterSubscribers: may('readMail') },
  Mutation: { subscribe: allow },
};
