import { beforeEach, expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

async function subscribe(email: string) {
  const { data, errors } = await server.graphql(
    `mutation Subscribe($input: SubscribeInput!) {
      subscribe(input: $input) { subscribed errors { code field message } }
    }`,
    { input: { email } },
  );
  expect(errors).toBeUndefined();
  return data?.subscribe;
}

const readAddresses = async () =>
  (await server.prisma.newsletterSubscriber.findMany({ orderBy: { email: 'asc' } })).map(
    ({ email }) => email,
  );

beforeEach(async () => {
  await server.prisma.newsletterSubscriber.deleteMany();
});

test('an address is stored once, however often it is sent and regardless of capitals and spaces', async () => {
  for (const email of ['customer@example.com', ' Customer@Example.COM ', 'customer@example.com'])
    expect(await subscribe(email)).toEqual({ subscribed: true, errors: [] });
  expect(await readAddresses()).toEqual(['customer@example.com']);
});

test('simultaneous subscriptions of the same address are stored once', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => subscribe('ram@example.com')));
  expect(responses.every(({ subscribed }) => subscribed)).toBe(true);
  expect(await readAddresses()).toEqual(['ram@example.com']);
});

test.each(['', 'reader', 'reader@', 'a@b', `${'x'.repeat(190)}@example.com`])(
  '"%s" is refused',
  async (email) => {
    expect(await subscribe(email)).toEqual({
      subscribed: false,
      errors: [{ code: 'INVALID', field: 'email', message: expect.stringMatching(/email address/) }],
    });
    expect(await readAddresses()).toEqual([]);
  },
);
