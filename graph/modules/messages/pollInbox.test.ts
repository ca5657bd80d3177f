import { beforeEach, describe, expect, test } from 'vitest';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { pollInbox } from './pollInbox.ts';
import { anInboundEmail } from './testing/anInboundEmail.ts';
import { useMailbox } from './testing/imapServer.ts';

const server = useTestServer();
const mailbox = useMailbox();

let owner: Shopper;

beforeEach(async () => {
  await server.prisma.thread.deleteMany();
  await server.prisma.inbox.deleteMany();
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
});

describe('the mailbox', () => {
  test('is polled for emails received after it was connected; each is stored once, and the mailbox is never changed', async () => {
    mailbox.mails = [{ uid: 4, raw: anInboundEmail({ subject: 'Long ago' }) }];
    await connect();
    expect(await pollOnce()).toBe(true);
    expect(await readSubjects()).toEqual([]);
    mailbox.mails.push(
      { uid: 5, raw: anInboundEmail({ subject: 'A ring' }) },
      { uid: 6, raw: anInboundEmail({ subject: 'A chain' }) },
    );
    expect(await pollOnce()).toBe(false);
    advanceMinute();
    await pollOnce();
    expect(await readSubjects()).toEqual(['A chain', 'A ring']);
    advanceMinute();
    await pollOnce();
    expect(await readSubjects()).toEqual(['A chain', 'A ring']);
    expect(mailbox.commands.filter((command) => /STORE|EXPUNGE|MOVE|COPY|^SELECT/.test(command))).toEqual([]);
  });

  test('is read again after its emails are renumbered, and emails already stored are skipped', async () => {
    await connect();
    await pollOnce();
    const rawEmail = anInboundEmail({ subject: 'A ring' });
    mailbox.mails = [{ uid: 1, raw: rawEmail }];
    advanceMinute();
    await pollOnce();
    mailbox.uidValidity = 8;
    mailbox.mails = [
      { uid: 1, raw: anInboundEmail({ subject: 'A chain' }) },
      { uid: 2, raw: rawEmail },
    ];
    advanceMinute();
    await pollOnce();
    expect(await readSubjects()).toEqual(['A chain', 'A ring']);
  });

  test('is read by only one of several servers', async () => {
    await connect();
    expect((await Promise.all([pollOnce(), pollOnce(), pollOnce()])).filter(Boolean)).toHaveLength(1);
  });

  test('is polled less and less often while it refuses the login, and the error is stored', async () => {
    await connect();
    mailbox.password = 'another';
    await pollOnce();
    const { nextPollAt, ...failing } = await server.prisma.inbox.findUniqueOrThrow({ where: { id: 1 } });
    expect(failing).toMatchObject({
      failures: 1,
      lastError: 'LOGIN',
      lastResponse: 'Invalid credentials',
      failingSince: server.clock.now,
    });
    expect(nextPollAt.getTime() - server.clock.now.getTime()).toBe(60_000);
    advanceMinute();
    await pollOnce();
    const updatedInbox = await server.prisma.inbox.findUniqueOrThrow({ where: { id: 1 } });
    expect(updatedInbox.nextPollAt.getTime() - server.clock.now.getTime()).toBe(120_000);
  });
});

describe('a failing mailbox', () => {
  const RETRY = 'mutation { retryInbox { trouble said mails errors { code } } }';
  const STATE = 'polledAt failingSince lastError lastResponse nextPollAt';
  const HEALTH = `{ health { concerns { concern severity count } mailbox { ${STATE} } } }`;

  async function failPollingFor(minutes: number): Promise<Date> {
    await connect();
    await pollOnce();
    mailbox.password = 'another';
    advanceMinute();
    await pollOnce();
    const failingSince = server.clock.now;
    server.clock.now = new Date(failingSince.getTime() + minutes * 60_000);
    await pollOnce();
    return failingSince;
  }

  test('is reported in the store’s health after a while', async () => {
    const failingSince = await failPollingFor(5);
    const queryConcerns = async () => (await owner.graphql(HEALTH)).data?.health.concerns;
    expect(await queryConcerns()).not.toContainEqual(expect.objectContaining({ concern: 'MAILBOX_FAILING' }));
    server.clock.now = new Date(failingSince.getTime() + 11 * 60_000);
    expect(await queryConcerns()).toContainEqual({
      concern: 'MAILBOX_FAILING',
      severity: 'WARNING',
      count: 660_000,
    });
    expect((await owner.graphql(HEALTH)).data?.health.mailbox).toEqual({
      polledAt: new Date(failingSince.getTime() - 60_000).toISOString(),
      failingSince: failingSince.toISOString(),
      lastError: 'LOGIN',
      lastResponse: 'Invalid credentials',
      nextPollAt: expect.any(String),
    });
    expect(await readFailingSeconds()).not.toBeNull();
  });

  test('is reported as recovered as soon as emails can be read again', async () => {
    await failPollingFor(20);
    mailbox.password = 'letmein';
    expect((await owner.graphql(RETRY)).data?.retryInbox).toEqual({
      trouble: null,
      said: null,
      mails: 0,
      errors: [],
    });
    expect(await pollOnce()).toBe(true);
    const { data } = await owner.graphql(`{ inbox { ${STATE} } }`);
    expect(data?.inbox).toMatchObject({
      polledAt: server.clock.now.toISOString(),
      failingSince: null,
      lastError: null,
      lastResponse: null,
    });
    expect(await readFailingSeconds()).toBe(0);
    expect((await owner.graphql(HEALTH)).data?.health.concerns).not.toContainEqual(
      expect.objectContaining({ concern: 'MAILBOX_FAILING' }),
    );
  });

  test('still reports the error when tested, and is not polled before its pause ends', async () => {
    await failPollingFor(20);
    expect((await owner.graphql(RETRY)).data?.retryInbox).toMatchObject({
      trouble: 'LOGIN',
      said: 'Invalid credentials',
    });
    expect(await pollOnce()).toBe(false);
  });

  test('is not reported if polling is off', async () => {
    expect((await owner.graphql(HEALTH)).data?.health.mailbox).toBeNull();
    expect(await readFailingSeconds()).toBeNull();
    expect((await owner.graphql(RETRY)).data?.retryInbox.errors).toEqual([{ code: 'INVALID' }]);
  });

  /** Returns the value of the Prometheus gauge; null if it has none. */
  async function readFailingSeconds(): Promise<number | null> {
    const { body } = await server.app.inject('/metrics');
    const [, value] = /^store_mailbox_failing_seconds (\S+)$/m.exec(body) ?? [];
    return value === undefined ? null : Number(value);
  }
});

describe('testing a mailbox', () => {
  test.each([
    [{}, { trouble: null, said: null, mails: 0 }],
    [{ imapPassword: 'wrong' }, { trouble: 'LOGIN', said: 'Invalid credentials', mails: null }],
    [{ imapFolder: 'Nowhere' }, { trouble: 'FOLDER', said: 'no such folder', mails: null }],
    [{ imapPort: 1025 }, { trouble: 'REFUSED', said: null, mails: null }],
  ])('with %j reports %j', async (overrides, expected) => {
    const { data } = await owner.graphql(
      `mutation ($input: UpdateInboxInput!) { testInboxConnection(input: $input) { trouble said mails errors { message } } }`,
      { input: { ...createSettings(), ...overrides } },
    );
    expect(data?.testInboxConnection).toEqual({ ...expected, errors: [] });
  });

  test('does not send the stored password to another server', async () => {
    await connect();
    const { data } = await owner.graphql(
      `mutation ($input: UpdateInboxInput!) { testInboxConnection(input: $input) { errors { field } } }`,
      { input: { ...createSettings(), imapPassword: null, imapHost: 'evil.example' } },
    );
    expect(data?.testInboxConnection.errors).toEqual([{ field: 'imapPassword' }]);
    const savedInbox = await server.prisma.inbox.findUniqueOrThrow({ where: { id: 1 } });
    expect(savedInbox.imapPassword).not.toContain('letmein');
  });
});

function createSettings() {
  return {
    imapHost: '127.0.0.1',
    imapPort: mailbox.port,
    isImapSecure: false,
    imapUser: 'inbox@store.example',
    imapPassword: 'letmein',
    imapFolder: 'INBOX',
    isPolling: true,
  };
}

async function connect() {
  const { data, errors } = await owner.graphql(
    `mutation ($input: UpdateInboxInput!) { updateInbox(input: $input) { inbox { isPolling } errors { message } } }`,
    { input: createSettings() },
  );
  expect(errors).toBeUndefined();
  expect(data?.updateInbox).toEqual({ inbox: { isPolling: true }, errors: [] });
}

function pollOnce(): Promise<boolean> {
  const { app, clock } = server;
  return pollInbox({ ...server, log: app.log, now: () => clock.now });
}

async function readSubjects(): Promise<string[]> {
  const threads = await server.prisma.thread.findMany({ orderBy: { subject: 'asc' } });
  return threads.map(({ subject }) => subject);
}

function advanceMinute() {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
}
