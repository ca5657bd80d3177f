import { beforeAll, expect, test } from 'vitest';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const toDate = (day: number) => new Date(`2026-11-${day}T06:00:00.000Z`);
let admin: Shopper;

const LIST = `query ($filter: NewsletterFilter, $first: Int, $after: String) {
  newsletterSubscribers(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } edges { node { email createdAt } }
  }
}`;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
  await server.prisma.newsletterSubscriber.deleteMany();
  await server.prisma.newsletterSubscriber.createMany({
    data: [
      { email: 'asha@example.com', createdAt: toDate(10) },
      { email: 'bina@example.com', createdAt: toDate(12) },
      { email: 'b_na@example.com', createdAt: toDate(12) },
    ],
  });
});

async function listAddresses(variables: Record<string, unknown> = {}) {
  const { data, errors } = await admin.graphql(LIST, variables);
  expect(errors).toBeUndefined();
  const { totalCount, pageInfo, edges } = data?.newsletterSubscribers ?? {};
  return { totalCount, pageInfo, emails: edges.map(({ node }: { node: { email: string } }) => node.email) };
}

test('addresses are listed newest first, and pages continue after the cursor', async () => {
  const firstPage = await listAddresses({ first: 2 });
  expect(firstPage).toMatchObject({ totalCount: 3, emails: ['bina@example.com', 'b_na@example.com'] });
  const nextPage = await listAddresses({ first: 2, after: firstPage.pageInfo.endCursor });
  expect(nextPage).toMatchObject({ emails: ['asha@example.com'], pageInfo: { hasNextPage: false } });
});

test.each([
  [{ search: ' BINA@' }, ['bina@example.com']],
  [{ search: 'b_' }, ['b_na@example.com']],
  [{ search: 'example' }, []],
  [{ from: toDate(11).toISOString() }, ['bina@example.com', 'b_na@example.com']],
  [{ to: toDate(12).toISOString() }, ['asha@example.com']],
])('the filter %j returns %j', async (filter, emails) => {
  expect(await listAddresses({ filter })).toMatchObject({ totalCount: emails.length, emails });
});

test('an overlong search and an unknown cursor are refused', async () => {
  for (const variables of [{ filter: { search: 'a'.repeat(192) } }, { after: 'x' }, { first: 101 }]) {
    const { errors } = await admin.graphql(LIST, variables);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});
