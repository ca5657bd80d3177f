import type { NewsletterFilter } from '#web/graphql/types.generated.ts';
import { toInstants } from '../list/filters/rangeValues.ts';
import type { ListDefinition } from '../list/listDefinition.ts';
import type { ListQuery } from '../list/listQuery.ts';
import { toListRows } from '../list/toListRows.ts';
import { Instant } from '../ui/Instant.tsx';
import type { NewsletterSubscribersQuery } from './Newsletter.generated.ts';
import { useNewsletterSubscribersQuery } from './Newsletter.generated.ts';

type Subscriber = NewsletterSubscribersQuery['newsletterSubscribers']['edges'][number]['node'];

export const newsletterList: ListDefinition<Subscriber> = {
  id: 'newsletter',
  title: /*i18n*/ 'Newsletter',
  countText: /*i18n*/ '{count, plural, one {# address} other {# addresses}}',
  search: /*i18n*/ 'Start of an email address',
  columns: [
    { field: 'email', header: /*i18n*/ 'Email', card: 'title' },
    {
      field: 'createdAt',
      header: /*i18n*/ 'Subscribed',
      width: 200,
      keepsWidth: true,
      render: ({ createdAt }) => <Instant at={createdAt} isShort />,
    },
  ],
  filters: [{ field: 'since', label: /*i18n*/ 'Subscribed', kind: 'dateRange' }],
  sorts: [{ value: 'NEWEST', label: /*i18n*/ 'Newest first' }],
  useRows,
  exportFilter: (query) => ({ newsletter: toSubscriberFilter(query) }),
  rowId: ({ email }) => email,
  empty: {
    title: /*i18n*/ 'No subscribers yet',
    text: /*i18n*/ 'People who subscribe through the form in the shop’s footer appear here.',
  },
};

function toSubscriberFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): NewsletterFilter {
  return { search: search || undefined, ...toInstants(filter.since) };
}

function useRows({ first, after, offset, ...query }: ListQuery) {
  const { data, ...queryState } = useNewsletterSubscribersQuery({
    variables: { filter: toSubscriberFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.newsletterSubscribers, queryState);
}
