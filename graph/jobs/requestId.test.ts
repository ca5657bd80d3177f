import { expect, test } from 'vitest';
import { sendDueEmails } from '#graph/mail/sendDueEmails.ts';
import { createEmailTransport } from '#graph/mail/transport/createEmailTransport.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useMailServer } from '#graph/testing/mailServer.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const mailServer = useMailServer();

test('the request id is stored with the queued job, its email and the sent message', async () => {
  const requestIds = [await placeOrder(), await placeOrder()];

  const jobs = await server.prisma.job.findMany({ where: { kind: 'mailOrderPlaced' } });
  expect(jobs.map(({ requestId }) => requestId).sort()).toEqual(requestIds.toSorted());
  await runJobs(server);
  const emails = await server.prisma.mail.findMany();
  expect(emails.map(({ requestId }) => requestId).sort()).toEqual(requestIds.toSorted());
  await sendEmails();
  for (const id of requestIds)
    expect(mailServer.emails.filter((letter) => getRequestId(letter) === id)).toHaveLength(1);
});

test('the request id is stored for GraphQL run by REST and for a link to an account', async () => {
  const { email } = await aCustomer(server.prisma);
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `mutation { requestPasswordReset(input: { email: "${email}" }) { errors { code } } }`,
    },
  });
  await runJobs(server);
  const queuedEmail = await server.prisma.mail.findFirstOrThrow({ where: { toEmail: email } });
  expect(queuedEmail).toMatchObject({
    template: 'resetPassword',
    requestId: response.headers['x-request-id'],
  });
});

/** Places an order and returns the id of the request. */
async function placeOrder(): Promise<string> {
  const { id: productId } = await aProduct(server.prisma, { stock: 5 });
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: PLACE_ORDER, variables: { input: buildOrderInput([{ productId, quantity: 1 }]) } },
  });
  return String(response.headers['x-request-id']);
}

async function sendEmails() {
  const { prisma, direct, app, clock } = server;
  const transport = createEmailTransport({ smtpUrl: mailServer.url, folder: '' });
  await sendDueEmails({ prisma, direct, transport, log: app.log, now: () => clock.now });
}

function getRequestId({ headers }: (typeof mailServer.emails)[number]) {
  return headers.find(({ key }) => key === 'x-request-id')?.value;
}
