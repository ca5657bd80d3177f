import type { Thread } from '#graph/prisma/generated/client.ts';
import type { ThreadFilter } from '#graph/schema/schema.generated.ts';
import { instant, phone, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { listThreads } from './listThreads.ts';

export const messages = defineExportedList<Thread, ThreadFilter>({
  action: 'readMessages',
  sorts: ['NEWEST'],
  page: (readContext, { sort: _sort, ...listArgs }) => listThreads(readContext, listArgs),
  columns: {
    subject: text((thread) => thread.subject, 36),
    status: text((thread) => thread.status, 12),
    name: text((thread) => thread.name, 24),
    email: text((thread) => thread.email, 28),
    phone: phone((thread) => thread.phone),
    lastAt: instant((thread) => thread.lastAt),
    createdAt: instant((thread) => thread.createdAt),
  },
});
