import { expect } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const CREATE = `mutation ($input: CreatePaymentLinkInput!) {
  createPaymentLink(input: $input) {
    link { url text payableUntil mailedTo }
    errors { reason field }
  }
}`;
const OPEN = `query ($token: String!) {
  paymentLink(token: $token) {
    state orderNumber
    order {
      number status due finalTotal payBy transferAmountUnderReview
      lines { name size quantity lineTotal } paymentOptions { method upTo } paymentAttempts { ref status }
    }
  }
}`;

/** Creates a payment link as staff. Also returns the reason if the request itself is refused. */
export async function createLink(server: TestServer, input: { id: string; mail?: boolean; email?: string }) {
  const { prisma } = server;
  const token = await signIn(server, await aCustomer(prisma, { role: 'ADMIN', name: 'Maya Thapa' }));
  const { data, errors } = await server.graphql(CREATE, { input }, { token });
  return { ...data?.createPaymentLink, refusal: errors?.[0]?.extensions?.reason };
}

/** Returns the token in the URL of a new link. */
export async function aPayToken(server: TestServer, { id }: { id: string }): Promise<string> {
  const { link } = await createLink(server, { id, mail: false });
  return link.url.split('/#/pay/')[1];
}

/** Returns the data that anyone with the link can see. */
export async function openLink(server: TestServer, token: string) {
  const { data, errors } = await server.graphql(OPEN, { token });
  expect(errors).toBeUndefined();
  return data?.paymentLink;
}
