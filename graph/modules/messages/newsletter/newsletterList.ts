import type { NewsletterSubscriber } from '#graph/prisma/generated/client.ts';
import type { NewsletterFilter } from '#graph/schema/schema.generated.ts';
import { instant, text } from '#graph/spreadsheets/columns.ts';
import { exportedList } from '#graph/spreadsheets/exportedList.ts';
import { listSubscribers } from './listSubscribers.ts';

export const newsletter = exportedList<NewsletterSubscriber, NewsletterFilter>({
  action: 'readSubscribers',
  sorts: ['NEWEST'],
  page: (reading, { sort: _newest, ...wanted }) => listSubscribers(reading, wanted),
  columns: {
    email: text((subscriber) => subscriber.email, 36),
    createdAt: instant((subscriber) => subscriber.createdAt),
  },
});
