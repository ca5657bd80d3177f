import { allow, may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const mayRead = may('readMessages');

export const permissions: Permissions = {
  Query: { contactMessages: mayRead },
  Mutation: { sendContactMessage: allow, setContactMessageStatus: mayRead },
};
