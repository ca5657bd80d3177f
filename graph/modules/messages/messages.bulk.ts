import { type BulkList, bulkAction } from '#graph/bulk/bulkAction.ts';
import type { MailFilter } from '#graph/schema/schema.generated.ts';
import { listMails } from './mailLog/listMails.ts';
import { requeueMail } from './mailLog/retryMail.ts';

const mail: BulkList<MailFilter> = {
  name: 'mail',
  requiredPermissions: 'readMail',
  page: listMails,
  describe: async ({ prisma }, ids) => {
    const found = await prisma.mail.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, toEmail: true, subject: true },
    });
    return new Map(found.map(({ id, toEmail, subject }) => [id, `${toEmail}: ${subject}`]));
  },
};

export const bulk = {
  retryMails: bulkAction<boolean, boolean>({
    list: mail,
    requiredPermissions: () => [],
    read: (_context, isAsked) => isAsked,
    apply: (context, { id, settle }) =>
      context.work(async (work) => {
        await requeueMail(work.db, context, id);
        await settle(work.db, {});
      }),
  }),
};
