import type { NewsletterSubscriber } from '../../../prisma/generated/client.ts';
import type { NewsletterFilter } from '../../../schema.generated.ts';
import { listSubscribers } from '../../newsletter/listSubscribers.ts';
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
