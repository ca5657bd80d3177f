import type { Mail } from '#graph/prisma/generated/client.ts';
import type { MailFilter } from '#graph/schema/schema.generated.ts';
import { instant, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { listEmails } from './listEmails.ts';
import { toTemplateCode } from './templateCodes.ts';

export const mail = defineExportedList<Mail, MailFilter>({
  action: 'readMail',
  sorts: ['NEWEST'],
  page: (readContext, { sort: _sort, ...listArgs }) => listEmails(readContext, listArgs),
  columns: {
    subject: text(({ subject }) => subject, 40),
    toEmail: text(({ toEmail }) => toEmail, 28),
    toName: text(({ toName }) => toName, 24),
    template: text(({ template }) => toTemplateCode(template)),
    status: text(({ status }) => status, 12),
    attempts: number(({ attempts }) => attempts, 10),
    lastError: text(({ lastError }) => lastError, 40),
    createdAt: instant(({ createdAt }) => createdAt),
    sentAt: instant(({ sentAt }) => sentAt),
  },
});
