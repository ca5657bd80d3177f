import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { listEmails } from './listEmails.ts';
import { listTemplates } from './listTemplates.ts';
import { retryMail } from './retryMail.ts';
import { sendTestMail } from './sendTestMail.ts';
import { toTemplateCode } from './templateCodes.ts';

export const resolvers: Resolvers = {
  Query: {
    mails: (_parent, args, context) => listEmails(context, args),
    mail: (_parent, { id }, { prisma }) => prisma.mail.findUnique({ where: { id } }),
    mailTemplates: () => listTemplates(),
    job: (_parent, { id }, { prisma }) => prisma.job.findUnique({ where: { id } }),
  },
  Mutation: {
    retryMail: (_parent, { input }, context) => withUserErrors('mail', () => retryMail(context, input)),
    sendTestMail: (_parent, { input }, context) => withUserErrors('mail', () => sendTestMail(context, input)),
  },
  Mail: {
    template: ({ template }) => toTemplateCode(template),
    html: ({ isSecret, html }) => (isSecret ? null : html),
    text: ({ isSecret, text }) => (isSecret ? null : text),
    nextAttemptAt: ({ status, nextAttemptAt }) => (status === 'QUEUED' ? nextAttemptAt : null),
  },
};
