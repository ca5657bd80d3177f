import { beforeAll, expect, test } from 'vitest';
import { aPaymentProvider } from '#graph/testing/aPaymentProvider.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const OFFERED = '{ store { payWith { method isTest } } }';

beforeAll(async () => {
  await aPaymentProvider(server, 'ESEWA', 'LIVE');
  await aPaymentProvider(server, 'KHALTI', 'TEST');
  await aPaymentProvider(server, 'CONNECTIPS', 'DEMO');
});

test('shoppers are offered real money alone where there is no demo', async () => {
  const shopper = await aShopper(server);
  for (const { data } of [await server.graphql(OFFERED), await shopper.ask(OFFERED)])
    expect(data?.store.payWith).toEqual([{ method: 'ESEWA', isTest: false }]);
});

test('who sets the providers up is offered a sandbox as well', async () => {
  const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  expect((await owner.ask(OFFERED)).data?.store.payWith).toEqual([
    { method: 'ESEWA', isTest: false },
    { method: 'KHALTI', isTest: true },
  ]);
});
