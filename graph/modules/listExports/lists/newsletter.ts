import { listSubscribers } from '#graph/modules/newsletter/listSubscribers.ts';
import type { NewsletterSubscriber } from '#graph/prisma/generated/client.ts';
import type { NewsletterFilter } from '#graph/schema/schema.generated.ts';
import { instant, text } from '../columns.ts';
import { exportedList } from '../exportedList.ts';

export const newsletter = exportedList<NewsletterSubscriber, NewsletterFilter>({
  action: 'readMail',
  sorts: ['NEWEST'],
  page: (reading, { sort: _newest, ...wanted }) => listSubscribers(reading, wanted),
  columns: {
    email: text((subscriber) => subscriber.email, 36),
    createdAt: instant((subscriber) => subscriber.createdAt),
  },
});
