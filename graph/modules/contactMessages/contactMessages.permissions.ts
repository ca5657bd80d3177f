import { allow, may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const mayRead = may('readMessages');

export const permissions: Permissions = {
  Query: { contactMessages: mayRead },
  Mutation: { sendContactMessage: allow, setContactMessageStatus: mayRead },
};
