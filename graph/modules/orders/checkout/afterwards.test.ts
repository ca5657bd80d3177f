import { expect, test } from 'vitest';
import { jobKinds } from '#graph/jobs/jobKinds.ts';
import { runDueJobs } from '#graph/jobs/runDueJobs.ts';
import { sendDueMails } from '#graph/mail/sendDueMails.ts';
import type { MailTransport } from '#graph/mail/transport/mailTransport.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const { tripsDuring } = useQueryLog(server);
const transport: MailTransport = { deliver: (_letter, beforeHandOver) => beforeHandOver() };

test('an order leaves its confirmation, which is written by four statements and sent by two', async () => {
  const { id: productId } = await aProduct(server.prisma);
  const lines = [{ productId, quantity: 1 }];
  const { data } = await server.graphql(PLACE_ORDER, { input: orderInput(lines) });
  expect(data?.placeOrder.errors).toEqual([]);

  const statements = (
    await tripsDuring(async (_app, databases) => {
      const { app, clock, mediaDir, exportsDir } = server;
      const shared = { ...databases, log: app.log, now: () => clock.now };
      await runDueJobs({ ...shared, kinds: jobKinds, publicUrl: '', mediaDir, exportsDir });
      await sendDueMails({ ...shared, transport });
    })
  ).flat();

  expect(await server.prisma.mail.findFirst()).toMatchObject({ template: 'orderPlaced', status: 'SENT' });
  const about = (what: RegExp) => statements.filter((statement) => what.test(statement));
  expect(about(/FROM\W+(\w+\W+)?(orders|order_lines)\b/)).toHaveLength(2);
  expect(about(/INSERT/)).toHaveLength(1);
  expect(about(/UPDATE\W+(\w+\W+)?mails/)).toHaveLength(3);
  expect(about(/^BEGIN|^COMMIT/)).toEqual([]);
  expect(statements.length).toBeLessThanOrEqual(16);
});
