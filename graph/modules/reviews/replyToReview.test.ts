import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aStaffMember } from '#graph/testing/aStaffMember.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { writeReviews } from './testing/writeReviews.ts';

const server = useTestServer();
const REPLY = `mutation ($input: ReplyToReviewInput!) { replyToReview(input: $input) {
  review { version reply { text at } } errors { code field message } } }`;
const PUBLIC_REPLIES = `query ($id: ID!) { product(id: $id) { reviews { edges { node { reply { text at } } } } } }`;
const THANKS = 'Thank you, Sita. Bring it by for a free cleaning.';

let admin: Shopper;
let editor: Shopper;
let shopper: Shopper;
let product: { id: string; slug: string };
const { submit, createPublishedReview, write } = writeReviews(server, () => ({ admin, shopper, product }));

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
  editor = await aStaffMember(server, 'editor');
});

beforeEach(async () => {
  await server.prisma.mail.deleteMany();
  shopper = await aShopper(server, { name: 'Sita Devi Sharma' });
  product = await aProduct(server.prisma);
});

async function reply(id: string, text: string | null, fields: Record<string, unknown> = {}) {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const { data, errors } = await editor.graphql(REPLY, { input: { id, text, ...fields } });
  expect(errors).toBeUndefined();
  return data?.replyToReview;
}

/** Returns the replies that a guest can see under the product's reviews. */
async function readPublicReplies() {
  const { data } = await server.graphql(PUBLIC_REPLIES, { id: product.id });
  return data?.product.reviews.edges.map(({ node }: { node: { reply: unknown } }) => node.reply);
}

function listEmails() {
  return server.prisma.mail.findMany({ where: { template: 'reviewReply' } });
}

describe('a reply to a review', () => {
  test('is public, and the reviewer is emailed once', async () => {
    const { id, writer } = await createPublishedReview(4);
    const { review, errors } = await reply(id, `  ${THANKS} `);
    expect(errors).toEqual([]);
    const repliedAt = server.clock.now.toISOString();
    expect(review).toEqual({ version: 3, reply: { text: THANKS, at: repliedAt } });
    expect(await readPublicReplies()).toEqual([{ text: THANKS, at: repliedAt }]);
    expect(await listEmails()).toMatchObject([
      { toEmail: writer.user.email, text: expect.stringContaining(THANKS) },
    ]);

    await reply(id, 'Thank you. Cleaning is free for life.');
    expect(await readPublicReplies()).toMatchObject([{ text: 'Thank you. Cleaning is free for life.' }]);
    expect(await listEmails()).toHaveLength(1);
  });

  test.each([null, '', '  \n'])('is removed with %j, and is no longer visible', async (emptyText) => {
    const { id } = await createPublishedReview(4);
    await reply(id, THANKS);
    expect((await reply(id, emptyText)).review).toMatchObject({ reply: null });
    expect(await readPublicReplies()).toEqual([null]);
    expect((await reply(id, emptyText)).errors).toEqual([]);
  });

  test('is audited with its previous text and author, but only if the text changed', async () => {
    const { id } = await createPublishedReview(4);
    await reply(id, THANKS);
    await reply(id, THANKS);
    await reply(id, 'Thank you.');
    await reply(id, null);
    const entries = await server.prisma.auditEntry.findMany({
      where: { entityId: id, action: { in: ['review.reply', 'review.unreply'] } },
      orderBy: { id: 'asc' },
    });
    expect(entries).toMatchObject([
      { action: 'review.reply', actorId: editor.user.id, before: { reply: null }, after: { reply: THANKS } },
      { action: 'review.reply', before: { reply: THANKS }, after: { reply: 'Thank you.' } },
      { action: 'review.unreply', before: { reply: 'Thank you.' }, after: { reply: null } },
    ]);
    expect(entries).toHaveLength(3);
  });

  test('to a pending review is published with it, and the reviewer is emailed then', async () => {
    const { review } = await submit();
    await reply(review.id, THANKS);
    expect(await readPublicReplies()).toEqual([]);
    expect(await listEmails()).toEqual([]);
    await write('moderateReview', { id: review.id, status: 'PUBLISHED' }, admin);
    expect(await readPublicReplies()).toMatchObject([{ text: THANKS }]);
    expect(await listEmails()).toMatchObject([{ toEmail: shopper.user.email }]);
    await write('moderateReview', { id: review.id, status: 'PENDING' }, admin);
    await write('moderateReview', { id: review.id, status: 'PUBLISHED' }, admin);
    expect(await listEmails()).toHaveLength(1);
  });

  test('is refused if the review has changed or does not exist, or if the reply is too long', async () => {
    const { id } = await createPublishedReview(4);
    expect((await reply(id, THANKS, { version: 1 })).errors).toMatchObject([
      { code: 'CONFLICT', field: 'version' },
    ]);
    expect((await reply(id, 'x'.repeat(2001))).errors).toEqual([
      { code: 'INVALID', field: 'text', message: 'Use at most 2,000 characters for the reply.' },
    ]);
    expect((await reply('none', THANKS)).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
    expect(await readPublicReplies()).toEqual([null]);
  });

  test('requires permission to manage reviews', async () => {
    const { id } = await createPublishedReview(4);
    const variables = { input: { id, text: THANKS } };
    const refusals = [
      await (await aStaffMember(server, 'packer')).graphql(REPLY, variables),
      await shopper.graphql(REPLY, variables),
      await server.graphql(REPLY, variables),
    ];
    expect(refusals.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
    expect(await readPublicReplies()).toEqual([null]);
  });
});

test('reviews are filtered by whether the store has replied', async () => {
  const repliedReview = await createPublishedReview(5);
  const otherProduct = await aProduct(server.prisma);
  await aReview(server.prisma, otherProduct.id, { title: 'Unanswered' });
  await reply(repliedReview.id, THANKS);
  const LIST = `query ($filter: AdminReviewFilter) { adminReviews(filter: $filter, first: 100) {
    edges { node { id } } } }`;
  const ids = async (filter: object) => {
    const { data } = await editor.graphql(LIST, { filter });
    return data?.adminReviews.edges.map(({ node }: { node: { id: string } }) => node.id);
  };
  expect(await ids({ productId: product.id, isAnswered: true })).toEqual([repliedReview.id]);
  expect(await ids({ productId: product.id, isAnswered: false })).toEqual([]);
  expect(await ids({ productId: otherProduct.id, isAnswered: false })).toHaveLength(1);
  expect(await ids({ productId: otherProduct.id, isAnswered: true })).toEqual([]);
});
