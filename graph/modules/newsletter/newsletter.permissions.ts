import { allow, may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

export const permissions: Permissions = {
  Query: { newsletterSubscribers: may('readMail') },
  Mutation: { subscribe: allow },
};
