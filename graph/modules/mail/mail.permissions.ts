import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const mayRead = may('readMail');

export const permissions: Permissions = {
  Query: { mails: mayRead, mail: mayRead, job: may('enterAdmin') },
  Mutation: { retryMail: mayRead, sendTestMail: may('manageSettings') },
};
