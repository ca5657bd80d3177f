import { expect, test } from 'vitest';
import { sendDueMails } from '#graph/mail/sendDueMails.ts';
import { mailTransport } from '#graph/mail/transport/mailTransport.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useMailServer } from '#graph/testing/mailServer.ts';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const mailServer = useMailServer();

test('the request id is stored with the queued job, its email and the sent message', async () => {
  const requestIds = [await buy(), await buy()];

  const jobs = await server.prisma.job.findMany({ where: { kind: 'mailOrderPlaced' } });
  expect(jobs.map(({ requestId }) => requestId).sort()).toEqual(requestIds.toSorted());
  await runJobs(server);
  const mails = await server.prisma.mail.findMany();
  expect(mails.map(({ requestId }) => requestId).sort()).toEqual(requestIds.toSorted());
  await sendMails();
  for (const id of requestIds)
    expect(mailServer.letters.filter((letter) => idOf(letter) === id)).toHaveLength(1);
});

test('so it is for GraphQL run by REST and for a link to an account', async () => {
  const { email } = await aCustomer(server.prisma);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: `mutation { requestPasswordReset(input: { email: "${email}" }) { errors { code } } }`,
    },
  });
  await runJobs(server);
  const mail = await server.prisma.mail.findFirstOrThrow({ where: { toEmail: email } });
  expect(mail).toMatchObject({ template: 'resetPassword', requestId: answer.headers['x-request-id'] });
});

/** Places an order and returns the id of the request. */
async function buy(): Promise<string> {
  const { id: productId } = await aProduct(server.prisma, { stock: 5 });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: PLACE_ORDER, variables: { input: orderInput([{ productId, quantity: 1 }]) } },
  });
  return String(answer.headers['x-request-id']);
}

async function sendMails() {
  const { prisma, direct, app, clock } = server;
  const transport = mailTransport({ smtpUrl: mailServer.url, folder: '' });
  await sendDueMails({ prisma, direct, transport, log: app.log, now: () => clock.now });
}

function idOf({ headers }: (typeof mailServer.letters)[number]) {
  return headers.find(({ key }) => key === 'x-request-id')?.value;
}
