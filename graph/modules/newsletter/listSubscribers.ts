import type { Reading } from '../../context.ts';
import { refusal } from '../../errors.ts';
import { desc, instant, keyset, text } from '../../keyset.ts';
import { literally } from '../../literally.ts';
import { type Page, pageOf } from '../../page.ts';
import type { NewsletterSubscriber, Prisma } from '../../prisma/generated/client.ts';
import type { InputMaybe, NewsletterFilter, QueryNewsletterSubscribersArgs } from '../../schema.generated.ts';

export type SubscriberPage = Page<NewsletterSubscriber>;

const LONGEST_SEARCH = 191;

const newestFirst = keyset<NewsletterSubscriber, Prisma.NewsletterSubscriberWhereInput>({
  createdAt: desc(instant),
  email: desc(text),
});

/** A page of the addresses that get the newsletter. */
export function listSubscribers(
  { prisma }: Reading,
  { filter, ...args }: Partial<QueryNewsletterSubscribersArgs>,
): Promise<SubscriberPage> {
  const where = conditionOf(filter);
  return pageOf(args, {
    order: newestFirst,
    find: ({ after, ...page }) =>
      prisma.newsletterSubscriber.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.newsletterSubscriber.count({ where }),
  });
}

function conditionOf(
  filter: InputMaybe<NewsletterFilter> | undefined,
): Prisma.NewsletterSubscriberWhereInput {
  const { search, from, to } = filter ?? {};
  const beginning = search?.trim().toLowerCase() ?? '';
  if (beginning.length > LONGEST_SEARCH)
    throw refusal('BAD_USER_INPUT', `filter.search takes up to ${LONGEST_SEARCH} characters.`);
  return {
    ...(beginning && { email: { startsWith: literally(beginning) } }),
    ...((from || to) && { createdAt: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
  };
}
