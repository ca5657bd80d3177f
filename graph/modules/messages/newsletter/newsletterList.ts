import type { NewsletterSubscriber } from '#graph/prisma/generated/client.ts';
import type { NewsletterFilter } from '#graph/schema/schema.generated.ts';
import { instant, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { listSubscribers } from './listSubscribers.ts';

export const newsletter = defineExportedList<NewsletterSubscriber, NewsletterFilter>({
  action: 'readSubscribers',
  sorts: ['NEWEST'],
  page: (readContext, { sort: _sort, ...listArgs }) => listSubscribers(readContext, listArgs),
  columns: {
    email: text((subscriber) => subscriber.email, 36),
    createdAt: instant((subscriber) => subscriber.createdAt),
  },
});
