import { expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const { recordRoundTrips } = useQueryLog(server);

test('a sign-in takes eight round trips', async () => {
  const { email } = await aCustomer(server.prisma);

  const roundTrips = await recordRoundTrips(async (app) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: {
        query: 'mutation ($input: LoginInput!) { login(input: $input) { token errors { code } } }',
        variables: { input: { email, password: PASSWORD } },
      },
    });
    expect(response.json().data.login.errors).toEqual([]);
  });

  expect(roundTrips).toHaveLength(8);
});
