import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const MESSAGE = {
  name: 'Sita Sharma',
  email: 'sita@example.com',
  phone: '9841000000',
  subject: 'Ring size',
  message: 'Which sizes does\nthe lotus ring come in?',
};

beforeEach(async () => {
  await server.prisma.thread.deleteMany();
  await server.prisma.attempt.deleteMany();
  await server.prisma.mail.deleteMany();
});

describe('a contact message', () => {
  test('is stored as written', async () => {
    expect(await send({ name: '  Sita   Sharma ', email: ' Sita@Example.com ' })).toEqual({
      sent: true,
      errors: [],
    });
    const { message: text, ...writer } = MESSAGE;
    expect(await server.prisma.thread.findMany({ include: { messages: true } })).toMatchObject([
      {
        ...writer,
        phone: '+9779841000000',
        origin: 'FORM',
        status: 'OPEN',
        isUnread: true,
        preview: 'Which sizes does the lotus ring come in?',
        lastAt: server.clock.now,
        messages: [{ direction: 'IN', authorName: 'Sita Sharma', text, createdAt: server.clock.now }],
      },
    ]);
  });

  test('is emailed to the store’s own address, one email per message', async () => {
    await server.prisma.storeSetting.create({ data: { key: 'email', value: 'hello@store.example' } });
    await send({ phone: null, subject: 'Ring size\r\nBcc: everyone@example.com' });
    const emails = await server.prisma.mail.findMany();
    expect(emails).toMatchObject([
      { template: 'contactMessage', toEmail: 'hello@store.example', status: 'QUEUED' },
    ]);
    expect(emails[0]?.subject).not.toMatch(/[\r\n]/);
    expect(emails[0]?.text).toContain(MESSAGE.email);
    expect(emails[0]?.text).toContain('the lotus ring come in?');
  });

  test.each([
    [{ name: ' ' }, 'name', 'Enter your name.'],
    [
      { name: 'http://evil.example/win now' },
      'name',
      'A name can’t contain a web address. Enter the name only.',
    ],
    [{ email: 'sita' }, 'email', 'Enter an email address, such as name@example.com.'],
    [{ phone: '12' }, 'phone', 'Enter a 10-digit mobile number, such as 98XXXXXXXX.'],
    [{ subject: ' ' }, 'subject', 'Enter a subject.'],
    [{ subject: 'x'.repeat(121) }, 'subject', 'Use at most 120 characters for the subject.'],
    [{ message: 'Hello' }, 'message', 'Enter at least 10 characters.'],
    [{ message: 'x'.repeat(4001) }, 'message', 'Use at most 4,000 characters for the message.'],
  ])('with %j is not sent', async (overrides, field, message) => {
    expect(await send(overrides)).toMatchObject({
      sent: false,
      errors: [{ code: 'INVALID', field, message }],
    });
    expect(await server.prisma.thread.count()).toBe(0);
    expect(await server.prisma.mail.count()).toBe(0);
  });
});

describe('a sender', () => {
  test('can send 5 messages per hour', async () => {
    for (let index = 0; index < 5; index++) expect((await send()).sent).toBe(true);
    advanceMinutes(20);
    expect(await findError({ email: 'SITA@example.com' })).toMatchObject({
      message: 'Too many attempts. Please try again in 40 minutes.',
      extensions: { code: 'RATE_LIMITED', retryAfter: 2400 },
    });
    expect((await send({ email: 'ram@example.com' })).sent).toBe(true);

    advanceMinutes(40);
    expect((await send()).sent).toBe(true);
    expect(await server.prisma.mail.count()).toBe(7);
  });

  test('cannot exceed the limit with simultaneous messages', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => submitMessage()));
    expect(responses.filter(({ data }) => data?.sendContactMessage.sent)).toHaveLength(5);
    expect(await server.prisma.thread.count()).toBe(5);
    expect(await server.prisma.mail.count()).toBe(5);
  });

  test('cannot send more than 30 messages from one network under different names', async () => {
    const networkIp = '203.0.113.7';
    const sendFromNetwork = (senderName: string) => send({ email: `${senderName}@example.com` }, networkIp);
    for (let index = 0; index < 30; index++)
      expect((await sendFromNetwork(randomBytes(4).toString('hex'))).sent).toBe(true);
    expect(await findError({ email: 'another@example.com' }, networkIp)).toMatchObject({
      extensions: { code: 'RATE_LIMITED' },
    });
    expect((await send({ email: 'another@example.com' }, '203.0.113.8')).sent).toBe(true);
  });
});

type MessageOverrides = Partial<Record<keyof typeof MESSAGE, string | null>>;

async function send(overrides: MessageOverrides = {}, ip?: string) {
  const { data, errors } = await submitMessage(overrides, ip);
  expect(errors).toBeUndefined();
  return data.sendContactMessage;
}

async function findError(overrides: MessageOverrides, ip?: string) {
  return (await submitMessage(overrides, ip)).errors[0];
}

async function submitMessage(overrides: MessageOverrides = {}, ip = '203.0.113.1') {
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-forwarded-for': ip },
    payload: {
      query: `mutation ($input: SendContactMessageInput!) {
        sendContactMessage(input: $input) { sent errors { code field message } }
      }`,
      variables: { input: { ...MESSAGE, ...overrides } },
    },
  });
  return response.json();
}

function advanceMinutes(minutes: number) {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
}
