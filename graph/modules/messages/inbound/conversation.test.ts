import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { composeMimeMessage } from '#graph/mail/mimeMessage.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aThread } from '#graph/testing/aThread.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aBounce, anInboundEmail } from '../testing/anInboundEmail.ts';

const server = useTestServer();
const THREAD = `id status isUnread version address answering messages { direction text quoted delivery deliveryProblem
  isAutomatic authorName skippedAttachments files { id name type } } failing { reason } assignee { id }`;

let admin: Shopper;
let secret = '';

beforeEach(async () => {
  const { prisma } = server;
  await prisma.thread.deleteMany();
  await prisma.mail.deleteMany();
  await prisma.attempt.deleteMany();
  await prisma.bouncingAddress.deleteMany();
  await prisma.inbox.deleteMany();
  admin = await aShopper(server, { role: 'ADMIN' });
  const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  const savedInbox = await owner.graphql(
    `mutation ($input: UpdateInboxInput!) { updateInbox(input: $input) { inbox { address } errors { message } } }`,
    {
      input: {
        address: 'inbox@store.example',
        imapPort: 993,
        isImapSecure: true,
        imapFolder: 'INBOX',
        isPolling: false,
      },
    },
  );
  expect(savedInbox.data?.updateInbox).toEqual({ inbox: { address: 'inbox@store.example' }, errors: [] });
  const response = await owner.graphql(`mutation { rotateInboundSecret { secret } }`);
  secret = response.data?.rotateInboundSecret.secret;
});

describe('a reply by staff', () => {
  test('has the conversation’s own reply address, and an email to that address reopens the conversation', async () => {
    const { id } = await aThread(server.prisma);
    const answeredThread = await replyToThread(id, 'In sizes 8 to 16.');
    expect(answeredThread).toMatchObject({ status: 'WAITING', assignee: { id: admin.user.id } });
    const email = await server.prisma.mail.findFirstOrThrow({ where: { template: 'threadReply' } });
    expect(email).toMatchObject({ toEmail: 'sita@example.com', subject: 'Re: Ring size' });
    expect(email.replyTo).toMatch(/^inbox\+\d+\.[0-9a-f]{20}@store\.example$/);
    expect(email.text).toContain('In sizes 8 to 16.');
    expect(email.text).toContain('Which sizes does this ring come in?');

    const text = 'Size 12, please.\r\n\r\nOn Mon, 23 Nov 2026, Aabhushan wrote:\r\n> In sizes 8 to 16.';
    expect(
      await deliverEmail(anInboundEmail({ to: email.replyTo ?? '', subject: 'Re: Ring size', text })),
    ).toEqual({
      outcome: 'REPLY',
      threadId: id,
    });
    const thread = await readThread(id);
    expect(thread).toMatchObject({ status: 'OPEN', isUnread: true });
    expect(thread.messages.at(-1)).toMatchObject({
      direction: 'IN',
      text: 'Size 12, please.',
      quoted: expect.stringContaining('> In sizes 8 to 16.'),
    });
  });

  test('refers to the message it answers, and the customer’s response is matched to the conversation', async () => {
    await deliverEmail(anInboundEmail({ messageId: 'first@mail.example' }));
    const { id } = await server.prisma.thread.findFirstOrThrow();
    await replyToThread(id, 'In sizes 8 to 16.');
    const email = await server.prisma.mail.findFirstOrThrow({ where: { template: 'threadReply' } });
    const settings = { name: 'Aabhushan', email: 'hello@store.example' };
    const { raw } = await composeMimeMessage(email, { settings });
    expect(raw.toString()).toMatch(/^In-Reply-To: <first@mail.example>/m);
    expect(raw.toString()).toMatch(/^References: <first@mail.example>/m);
    expect(raw.toString()).not.toContain('Auto-Submitted');

    const headers = { 'In-Reply-To': `<${email.id}@store.example>` };
    expect(await deliverEmail(anInboundEmail({ headers, text: 'Size 12.' }))).toEqual({
      outcome: 'REPLY',
      threadId: id,
    });
  });

  test('is refused if a colleague has already replied to the same message', async () => {
    const { id, version } = await aThread(server.prisma);
    expect((await tryReply(id, 'First.', version)).errors).toEqual([]);
    expect((await tryReply(id, 'Second.', version)).errors).toEqual([{ code: 'CONFLICT', field: 'version' }]);
    expect(await server.prisma.mail.count({ where: { template: 'threadReply' } })).toBe(1);
  });

  test('is saved as a draft, and others see who is writing it', async () => {
    const { id } = await aThread(server.prisma);
    await admin.graphql(
      `mutation ($input: UpdateThreadDraftInput!) { updateThreadDraft(input: $input) { errors { code } } }`,
      { input: { id, text: 'In siz' } },
    );
    const otherAdmin = await aShopper(server, { role: 'ADMIN' });
    const query = `query ($id: ID!) { thread(id: $id) { myDraft answering } }`;
    expect((await admin.graphql(query, { id })).data?.thread).toEqual({ myDraft: 'In siz', answering: [] });
    expect((await otherAdmin.graphql(query, { id })).data?.thread).toEqual({
      myDraft: null,
      answering: [admin.user.name],
    });
  });

  test('that bounces is marked as failed, and so is the conversation', async () => {
    const { id } = await aThread(server.prisma);
    await replyToThread(id, 'In sizes 8 to 16.');
    const email = await server.prisma.mail.findFirstOrThrow({ where: { template: 'threadReply' } });
    await server.prisma.mail.update({ where: { id: email.id }, data: { status: 'SENT' } });
    expect(await deliverEmail(aBounce(email.id))).toEqual({ outcome: 'BOUNCE', threadId: id });
    const thread = await readThread(id);
    expect(thread).toMatchObject({
      status: 'OPEN',
      isUnread: true,
      failing: { reason: '550 5.1.1 No such user here' },
    });
    expect(thread.messages.at(-1)).toMatchObject({
      delivery: 'BOUNCED',
      deliveryProblem: '550 5.1.1 No such user here',
    });
  });
});

describe('an inbound email', () => {
  test('is stored once', async () => {
    const email = anInboundEmail();
    const responses = await Promise.all([deliverEmail(email), deliverEmail(email), deliverEmail(email)]);
    expect(responses.map(({ outcome }) => outcome).toSorted()).toEqual(['KNOWN', 'KNOWN', 'NEW']);
    expect(await server.prisma.thread.count()).toBe(1);
  });

  test('to an unsigned address opens a new conversation', async () => {
    const { number } = await aThread(server.prisma);
    const unsignedAddress = `inbox+${number}.${'0'.repeat(20)}@store.example`;
    expect(await deliverEmail(anInboundEmail({ to: unsignedAddress }))).toMatchObject({ outcome: 'NEW' });
  });

  test('that was sent automatically neither reopens a conversation nor gets a reply, and the store’s own emails are ignored', async () => {
    const { id } = await aThread(server.prisma, { status: 'CLOSED', isUnread: false });
    await replyToThread(id, 'In sizes 8 to 16.');
    const email = await server.prisma.mail.findFirstOrThrow({ where: { template: 'threadReply' } });
    const autoReply = anInboundEmail({
      to: email.replyTo ?? '',
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    expect(await deliverEmail(autoReply)).toMatchObject({ outcome: 'AUTOMATIC', threadId: id });
    expect(await readThread(id)).toMatchObject({ status: 'WAITING', isUnread: false });
    expect(await deliverEmail(anInboundEmail({ messageId: `${email.id}@store.example` }))).toMatchObject({
      outcome: 'OWN',
    });
    expect(await deliverEmail(anInboundEmail({ from: 'inbox@store.example' }))).toMatchObject({
      outcome: 'OWN',
    });
  });

  test('in HTML becomes plain text; pictures and PDFs are stored by their actual type', async () => {
    const picture = await sharp({ create: { width: 240, height: 240, channels: 3, background: '#aa8800' } })
      .jpeg()
      .toBuffer();
    const parts = [
      createMimePart('text/html', Buffer.from('<p>Hello <b>there</b></p><script>alert(1)</script>')),
      createMimePart('application/octet-stream', picture, 'ring.bin'),
      createMimePart('application/pdf', Buffer.from('%PDF-1.4 drawing'), 'drawing.pdf'),
      createMimePart('application/pdf', Buffer.from('MZ not a document'), 'virus.pdf'),
    ];
    const text = [...parts.map((section) => `--b2\r\n${section}`), '--b2--'].join('\r\n');
    const headers = { 'Content-Type': 'multipart/mixed; boundary=b2' };
    const { threadId } = await deliverEmail(anInboundEmail({ headers, text }));
    const [message] = (await readThread(threadId)).messages;
    expect(message).toMatchObject({
      text: 'Hello there',
      files: [
        { name: 'ring.bin', type: 'image/webp' },
        { name: 'drawing.pdf', type: 'application/pdf' },
      ],
      skippedAttachments: ['virus.pdf'],
    });
    const url = `/inbox/files/${message.files[1].id}`;
    expect((await server.app.inject({ url })).statusCode).toBe(404);
    expect(await server.prisma.upload.count({ where: { key: { startsWith: 'threads/' } } })).toBe(0);
  });

  test('is refused without the secret, and repeated attempts are rate-limited', async () => {
    expect((await postEmail(anInboundEmail(), 'inb_wrong')).statusCode).toBe(401);
    expect(await server.prisma.thread.count()).toBe(0);
    const responses = [];
    for (let index = 0; index < 21; index++)
      responses.push((await postEmail(anInboundEmail(), 'inb_wrong')).statusCode);
    expect(responses.at(-1)).toBe(429);
  });
});

function createMimePart(type: string, content: Buffer, name?: string): string {
  return [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...(name ? [`Content-Disposition: attachment; filename="${name}"`] : []),
    '',
    content.toString('base64'),
  ].join('\r\n');
}

function postEmail(rawEmail: string, providedSecret: string) {
  return server.app.inject({
    method: 'POST',
    url: '/api/inbound/mail',
    headers: { 'content-type': 'message/rfc822', 'x-inbound-secret': providedSecret },
    payload: rawEmail,
  });
}

async function deliverEmail(rawEmail: string) {
  const response = await postEmail(rawEmail, secret);
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

async function readThread(id: string) {
  const { data, errors } = await admin.graphql(`query ($id: ID!) { thread(id: $id) { ${THREAD} } }`, { id });
  expect(errors).toBeUndefined();
  return data?.thread;
}

async function tryReply(id: string, text: string, version?: number) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: ReplyToThreadInput!) {
      replyToThread(input: $input) { thread { ${THREAD} } errors { code field } }
    }`,
    { input: { id, text, version } },
  );
  expect(errors).toBeUndefined();
  return data?.replyToThread;
}

async function replyToThread(id: string, text: string) {
  const { thread, errors } = await tryReply(id, text);
  expect(errors).toEqual([]);
  return thread;
}
