import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { useMailServer } from '#graph/testing/mailServer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { claimEmails } from './claimEmails.ts';
import type { EmailMessage } from './messages.ts';
import { queueEmail } from './queueEmail.ts';
import { sendDueEmails } from './sendDueEmails.ts';
import { DELIVERY_UNKNOWN } from './sendNextEmails.ts';
import { createEmailTransport, type EmailTransport } from './transport/createEmailTransport.ts';

const server = useTestServer();
const mailServer = useMailServer();
const start = new Date('2026-11-20T06:00:00Z');
const MINUTE_MS = 60_000;
const to = { email: 'sita@example.com', name: 'Sita "S." Example, Ms' };
const note = {
  template: 'custom',
  to,
  subject: 'Your ring · अँगूठी',
  body: 'It is ready.\n.\nCome by.',
} as const;
const resetEmail = {
  template: 'resetPassword',
  to,
  link: 'http://localhost:4000/#/reset-password?token=x',
} as const;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.mail.deleteMany();
});

describe('an email', () => {
  test('arrives as HTML and text', async () => {
    const id = await queue(note);

    await send();

    const [letter] = mailServer.emails;
    expect(letter).toMatchObject({
      from: { name: 'Aabhushan', address: 'hello@aabhushan.example' },
      to: [{ name: to.name, address: to.email }],
      subject: note.subject,
      messageId: `<${id}@aabhushan.example>`,
    });
    expect(letter?.text).toContain('It is ready.\n.\nCome by.');
    expect(letter?.html).toContain('<!DOCTYPE html');
    expect(letter?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(await findEmail(id)).toMatchObject({
      status: 'SENT',
      attempts: 1,
      lastError: null,
      sentAt: start,
    });
  });

  test("has the configured sender and the store's reply address", async () => {
    await queue(note);

    await send({ address: 'post@mail.example' });

    expect(mailServer.emails[0]?.from).toEqual({ name: 'Aabhushan', address: 'post@mail.example' });
    expect(mailServer.emails[0]?.replyTo).toEqual([
      { name: 'Aabhushan', address: 'hello@aabhushan.example' },
    ]);
  });

  test('of a transaction that was rolled back is never sent', async () => {
    const transaction = server.work(async (work) => {
      await queueEmail(work.db, { now: start, publicUrl: '', secrets: server.secrets }, note);
      throw new Error('The order was refused');
    });
    await expect(transaction).rejects.toThrow('The order was refused');

    await send();

    expect(mailServer.emails).toEqual([]);
  });

  test('is sent once by any number of workers', async () => {
    await Promise.all(Array.from({ length: 20 }, () => queue(note)));

    await Promise.all(Array.from({ length: 5 }, () => send()));

    const ids = mailServer.emails.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  test('cannot inject a header', async () => {
    await queue({
      ...note,
      subject: 'Hello\r\nBcc: all@example.com',
      to: { ...to, name: 'A\r\nBcc: b@c.de' },
    });

    await send();

    expect(mailServer.emails[0]?.bcc).toBeUndefined();
    expect(mailServer.emails[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  test('with a one-time link is emptied after sending', async () => {
    const id = await queue(resetEmail);
    await send();

    expect(mailServer.emails[0]?.text).toContain(resetEmail.link);
    expect(await findEmail(id)).toMatchObject({ status: 'SENT', html: '', text: '' });
  });
});

describe('rejections by the mail server', () => {
  test('a temporary rejection is retried after 1, 5, 30, 120 and 480 minutes, and then the email fails', async () => {
    mailServer.behaviour = 'busy';
    const id = await queue(note);

    const delayMinutes: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt++) {
      await send();
      const { status, nextAttemptAt, lastError } = await findEmail(id);
      expect(status).toBe('QUEUED');
      expect(lastError).toContain('451 Try again later');
      delayMinutes.push((nextAttemptAt.getTime() - server.clock.now.getTime()) / MINUTE_MS);
      server.clock.now = new Date(nextAttemptAt.getTime() - 1);
      await send();
      expect((await findEmail(id)).attempts).toBe(attempt);
      server.clock.now = nextAttemptAt;
    }
    await send();

    expect(delayMinutes).toEqual([1, 5, 30, 120, 480]);
    expect(await findEmail(id)).toMatchObject({ status: 'FAILED', attempts: 6 });
  });

  test('the email is sent once if the server accepts it after a rejection', async () => {
    mailServer.behaviour = 'busy';
    const id = await queue(note);
    await send();
    mailServer.behaviour = 'accepting';
    server.clock.now = new Date(start.getTime() + MINUTE_MS);
    await send();

    expect(mailServer.emails).toHaveLength(1);
    expect(await findEmail(id)).toMatchObject({ status: 'SENT', attempts: 2, lastError: null });
  });

  test.each(['refusing the recipient', 'refusing the content'] as const)(
    'a permanent rejection by a server %s is not retried',
    async (behaviour) => {
      mailServer.behaviour = behaviour;
      const id = await queue(note);
      await send();

      const { status, lastError } = await findEmail(id);
      expect(status).toBe('FAILED');
      expect(lastError).toMatch(/55[04] (No such user|This looks like spam)/);
    },
  );

  test('the email stays queued if the login is rejected', async () => {
    const id = await queue(note);
    await send({
      transport: createEmailTransport({ smtpUrl: mailServer.url.replace('shop', 'nobody'), folder: '' }),
    });

    expect(await findEmail(id)).toMatchObject({ status: 'QUEUED', handedOverAt: null });
    expect((await findEmail(id)).lastError).toContain('535');
  });

  test('the email fails and is emptied if it is rejected until its link has expired', async () => {
    mailServer.behaviour = 'busy';
    const id = await queue(resetEmail);
    for (const minute of [0, 1, 6]) {
      server.clock.now = new Date(start.getTime() + minute * MINUTE_MS);
      await send();
    }

    expect(await findEmail(id)).toMatchObject({ status: 'FAILED', html: '', text: '', attempts: 3 });
  });
});

describe('failures of the mail server', () => {
  test.each(['unresponsive', 'disconnecting before the content'] as const)(
    'the email is retried if the server is %s',
    async (behaviour) => {
      mailServer.behaviour = behaviour;
      const id = await queue(note);
      await send();

      expect(await findEmail(id)).toMatchObject({ status: 'QUEUED', attempts: 1, handedOverAt: null });
    },
  );

  test('the email is retried if the server is unreachable', async () => {
    const id = await queue(note);
    await send({ transport: createEmailTransport({ smtpUrl: 'smtp://127.0.0.1:1', folder: '' }) });

    expect(await findEmail(id)).toMatchObject({ status: 'QUEUED', attempts: 1 });
    expect((await findEmail(id)).lastError).toContain('ECONNREFUSED');
  });

  test.each(['disconnecting after the content', 'not acknowledging the content'] as const)(
    'an email is not sent again if a server %s may have accepted it',
    async (behaviour) => {
      mailServer.behaviour = behaviour;
      const id = await queue(note);
      await send();
      server.clock.now = new Date(start.getTime() + 24 * 60 * MINUTE_MS);
      mailServer.behaviour = 'accepting';
      await send();

      expect(mailServer.emails).toHaveLength(1);
      expect(await findEmail(id)).toMatchObject({
        status: 'FAILED',
        attempts: 1,
        lastError: DELIVERY_UNKNOWN,
      });
    },
  );
});

describe('a dead or delayed worker', () => {
  test('leaves the email to another worker if it dies before sending any content', async () => {
    const id = await queue(note);
    await claimEmails(server, start);

    await send();
    expect(mailServer.emails).toEqual([]);
    server.clock.now = new Date(start.getTime() + 180_001);
    await send();

    expect(mailServer.emails).toHaveLength(1);
    expect(await findEmail(id)).toMatchObject({ status: 'SENT', attempts: 2 });
  });

  test('leaves the email to staff if it dies while sending', async () => {
    const id = await queue(note);
    await claimEmails(server, start);
    await server.prisma.mail.update({ where: { id }, data: { handedOverAt: start } });

    server.clock.now = new Date(start.getTime() + 180_001);
    await send();

    expect(mailServer.connectionCount).toBe(0);
    expect(await findEmail(id)).toMatchObject({ status: 'FAILED', lastError: DELIVERY_UNKNOWN });
  });

  test('does not send an email claimed by another worker if it was only delayed', async () => {
    const id = await queue(note);
    const slowTransport: EmailTransport = {
      async deliver(letter, beforeSend) {
        server.clock.now = new Date(start.getTime() + 180_001);
        await send();
        await createEmailTransport({ smtpUrl: mailServer.url, folder: '' }).deliver(letter, beforeSend);
      },
    };
    await send({ transport: slowTransport });

    expect(mailServer.emails).toHaveLength(1);
    expect(await findEmail(id)).toMatchObject({ status: 'SENT', attempts: 2 });
  });
});

test('writes emails as .eml files if there is no mail server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-mail-'));
  const id = await queue(note);

  await send({ transport: createEmailTransport({ folder }) });

  expect(await readdir(folder)).toEqual([`${id}.eml`]);
  const letter = await PostalMime.parse(await readFile(join(folder, `${id}.eml`)));
  expect(letter).toMatchObject({ subject: note.subject, to: [{ address: to.email }] });
  expect((await findEmail(id)).status).toBe('SENT');
  await rm(folder, { recursive: true });
});

function queue(message: EmailMessage): Promise<string> {
  const { clock, secrets } = server;
  const services = { now: clock.now, publicUrl: 'http://localhost:4000', secrets };
  return server.work((work) => queueEmail(work.db, services, message));
}

function send({ transport, address }: { transport?: EmailTransport; address?: string } = {}) {
  const { app, prisma, direct, clock } = server;
  const serverTransport = createEmailTransport({ smtpUrl: mailServer.url, folder: '' });
  return sendDueEmails({
    prisma,
    direct,
    address,
    transport: transport ?? serverTransport,
    log: app.log,
    now: () => clock.now,
  });
}

function findEmail(id: string) {
  return server.prisma.mail.findUniqueOrThrow({ where: { id } });
}
