import { type BulkList, defineBulkAction } from '#graph/bulk/bulkAction.ts';
import type { MailFilter } from '#graph/schema/schema.generated.ts';
import { listEmails } from './mailLog/listEmails.ts';
import { requeueEmail } from './mailLog/retryMail.ts';

const emailList: BulkList<MailFilter> = {
  name: 'mail',
  requiredPermissions: 'readMail',
  loadPage: listEmails,
  describe: async ({ prisma }, ids) => {
    const emails = await prisma.mail.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, toEmail: true, subject: true },
    });
    return new Map(emails.map(({ id, toEmail, subject }) => [id, `${toEmail}: ${subject}`]));
  },
};

export const bulk = {
  retryMails: defineBulkAction<boolean, boolean>({
    list: emailList,
    getRequiredPermissions: () => [],
    read: (_context, isRequested) => isRequested,
    apply: (context, { id, settle }) =>
      context.work(async (work) => {
        await requeueEmail(work.db, context, id);
        await settle(work.db, {});
      }),
  }),
};
