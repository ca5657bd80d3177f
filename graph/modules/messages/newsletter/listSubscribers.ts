import type { ReadContext } from '#graph/context.ts';
import { createArgumentError } from '#graph/errors/httpError.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { NewsletterSubscriber, Prisma } from '#graph/prisma/generated/client.ts';
import type {
  InputMaybe,
  NewsletterFilter,
  QueryNewsletterSubscribersArgs,
} from '#graph/schema/schema.generated.ts';

export type SubscriberPage = Page<NewsletterSubscriber>;

const MAX_SEARCH_LENGTH = 191;

const newestFirst = createKeyset<NewsletterSubscriber, Prisma.NewsletterSubscriberWhereInput>({
  createdAt: desc(instant),
  email: desc(text),
});

/** Returns a page of the newsletter's addresses. */
export function listSubscribers(
  { prisma }: ReadContext,
  { filter, ...args }: Partial<QueryNewsletterSubscribersArgs>,
): Promise<SubscriberPage> {
  const where = buildCondition(filter);
  return readTable(prisma.newsletterSubscriber, { ...args, where, order: newestFirst });
}

function buildCondition(
  filter: InputMaybe<NewsletterFilter> | undefined,
): Prisma.NewsletterSubscriberWhereInput {
  const { search, from, to } = filter ?? {};
  const addressStart = search?.trim().toLowerCase() ?? '';
  if (addressStart.length > MAX_SEARCH_LENGTH)
    throw createArgumentError(
      'ARGUMENT_TOO_LONG',
      { argument: 'filter.search', most: MAX_SEARCH_LENGTH },
      'filter.search',
    );
  return {
    ...(addressStart && { email: { startsWith: escapeLike(addressStart) } }),
    ...((from || to) && { createdAt: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
  };
}
