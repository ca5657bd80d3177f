import { readPrefixedOrderNumber } from '#domain/orders/orderNumber.ts';
import type { ReadContext } from '#graph/context.ts';
import { createArgumentError } from '#graph/errors/httpError.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import { chooseCheaperCondition } from '#graph/prisma/chooseCheaperCondition.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Mail, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import { buildOrderTextCondition, readSearch } from '#graph/prisma/searchPeople.ts';
import type { InputMaybe, MailFilter, QueryMailsArgs } from '#graph/schema/schema.generated.ts';
import { toTemplateName } from './templateCodes.ts';

export type MailPage = Page<Mail>;

const MAX_ADDRESS_LENGTH = 191;

const newestFirst = createKeyset<Mail, Prisma.MailWhereInput>({ createdAt: desc(instant), id: desc(text) });

/** Lists the store's emails, newest first. */
export async function listEmails(
  { prisma }: ReadContext,
  { filter, ...args }: Partial<QueryMailsArgs>,
): Promise<MailPage> {
  const where = await buildCondition(prisma, filter);
  return readTable(prisma.mail, {
    ...args,
    where,
    order: newestFirst,
    isSearch: Boolean(filter?.search),
  });
}

async function buildCondition(
  prisma: PrismaClient,
  filter: InputMaybe<MailFilter> | undefined,
): Promise<Prisma.MailWhereInput> {
  const { status, template, orderId, to, search } = filter ?? {};
  return {
    ...(status && { status }),
    ...(template && { template: toTemplateName(template) }),
    ...(orderId && { orderId }),
    ...(to?.trim() && matchAddressStart(to.trim())),
    ...(search?.trim() && (await searchEmails(prisma, search))),
  };
}

async function searchEmails({ mail }: PrismaClient, query: string): Promise<Prisma.MailWhereInput> {
  const search = readSearch(query);
  if (search.includes('@')) return matchAddressStart(search);
  const number = readPrefixedOrderNumber(search);
  if (number !== null) return { order: { number: { startsWith: escapeLike(number) } } };
  return (
    (await chooseCheaperCondition(mail, (method) => buildOrderTextCondition(search, method))) ?? noMatches
  );
}

const noMatches: Prisma.MailWhereInput = { id: '' };

function matchAddressStart(address: string): Prisma.MailWhereInput {
  if (address.length > MAX_ADDRESS_LENGTH)
    throw createArgumentError(
      'ARGUMENT_TOO_LONG',
      { argument: 'filter.to', most: MAX_ADDRESS_LENGTH },
      'filter.to',
    );
  return { toEmail: { startsWith: escapeLike(address) } };
}
