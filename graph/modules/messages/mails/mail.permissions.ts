import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const mayRead = may('readMail');

export const permissions: Permissions = {
  Query: { mails: mayRead, mail: mayRead, job: may('enterAdmin') },
  Mutation: { retryMail: mayRead, sendTestMail: may('manageSettings') },
};
