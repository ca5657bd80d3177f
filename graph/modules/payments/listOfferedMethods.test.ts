import { beforeAll, expect, test } from 'vitest';
import { aPaymentProvider } from '#graph/testing/aPaymentProvider.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const OFFERED_METHODS_QUERY = '{ store { payWith { method isTest } } }';

beforeAll(async () => {
  await aPaymentProvider(server, 'ESEWA', 'LIVE');
  await aPaymentProvider(server, 'KHALTI', 'TEST');
  await aPaymentProvider(server, 'CONNECTIPS', 'DEMO');
});

test('without a demo, shoppers are offered only providers in live mode', async () => {
  const shopper = await aShopper(server);
  for (const { data } of [
    await server.graphql(OFFERED_METHODS_QUERY),
    await shopper.graphql(OFFERED_METHODS_QUERY),
  ])
    expect(data?.store.payWith).toEqual([{ method: 'ESEWA', isTest: false }]);
});

test('staff who configure providers are also offered a sandbox', async () => {
  const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  expect((await owner.graphql(OFFERED_METHODS_QUERY)).data?.store.payWith).toEqual([
    { method: 'ESEWA', isTest: false },
    { method: 'KHALTI', isTest: true },
  ]);
});
