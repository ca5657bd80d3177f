import type fc from 'fast-check';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import type { Caller } from '#graph/access/testing/caller.ts';
import { type AccessFixture, createFixture } from '#graph/access/testing/createFixture.ts';
import { findToken } from '#graph/access/testing/findToken.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { createGraphqlInputs } from './graphqlInputs.ts';
import type { Input } from './input.ts';
import { createRestInputs } from './restInputs.ts';
import { createUploadInputs } from './uploadInputs.ts';

const FREQUENT_CALLERS = ['customer', 'admin', 'superAdmin'] as const;

/** Accounts are more frequent than guests and API keys, which most fields refuse. */
export const SENDERS = [
  'nobody',
  ...API_SCOPES,
  ...FREQUENT_CALLERS,
  ...FREQUENT_CALLERS,
  ...FREQUENT_CALLERS,
] as const satisfies Caller[];
/** Callers who must never see another person's data. */
export const STRANGERS: readonly Caller[] = ['nobody', 'customer', 'read-catalog', 'write-catalog'];

/** Text that appears in everybody else's data, and in no input. */
export const CANARY = 'Kanarivogel';

export interface Targets {
  inputs: fc.Arbitrary<Input>[];
  tokens: Map<Caller, string | undefined>;
}

/** Creates a store in which everybody has one of every object, and the requests to send to it. */
export async function createTargets(server: TestServer): Promise<Targets> {
  const fixture = await createFixture(server);
  const strangerFixture = await createFixture(server);
  await markCanaries(server, strangerFixture);
  const knownIds = [...collectIds(fixture), ...collectIds(strangerFixture)];
  const tokens = new Map<Caller, string | undefined>();
  for (const sender of new Set(SENDERS)) tokens.set(sender, await findToken(sender, { server, fixture }));
  return {
    tokens,
    inputs: [
      ...createGraphqlInputs(buildSchema(), fixture, knownIds),
      ...createRestInputs(fixture, knownIds),
      ...(await createUploadInputs()),
    ],
  };
}

async function markCanaries(
  { prisma }: TestServer,
  { owner, order, guestOrder, address, message, note, review }: AccessFixture,
) {
  const name = `${CANARY} Rai`;
  const email = `${CANARY.toLowerCase()}@example.com`;
  const contact = {
    contactName: name,
    contactEmail: email,
    shipName: name,
    street: `${CANARY} 7`,
    notes: CANARY,
  };
  await prisma.user.update({ where: { id: owner.id }, data: { name, email } });
  await prisma.order.updateMany({ where: { id: { in: [order.id, guestOrder.id] } }, data: contact });
  await prisma.savedAddress.update({ where: { id: address.id }, data: { name, street: `${CANARY} 7` } });
  await prisma.thread.update({ where: { id: message.id }, data: { name, email, preview: CANARY } });
  await prisma.threadMessage.updateMany({ where: { threadId: message.id }, data: { text: CANARY } });
  await prisma.customerNote.update({ where: { id: note.id }, data: { text: CANARY } });
  await prisma.review.update({ where: { id: review.id }, data: { comment: CANARY } });
}

/** Returns the ids of all objects, including order numbers. */
function collectIds(fixture: AccessFixture): string[] {
  return Object.values(fixture)
    .flat()
    .flatMap((value) => {
      if (typeof value !== 'object' || !('id' in value)) return [];
      return 'number' in value && typeof value.number === 'string' ? [value.id, value.number] : [value.id];
    });
}
