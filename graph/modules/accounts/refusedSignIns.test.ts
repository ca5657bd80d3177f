import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let admin: User;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.attempt.deleteMany();
  await server.prisma.auditEntry.deleteMany();
  admin = await aCustomer(server.prisma, { role: 'ADMIN' });
});

function guess(email: string, { from = '203.0.113.1', password = 'a guess' } = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-forwarded-for': from },
    payload: {
      query: 'mutation ($input: LoginInput!) { login(input: $input) { errors { code } } }',
      variables: { input: { email, password } },
    },
  });
}

const readEntries = async ({ id }: User) => {
  await server.app.refusedSignIns.flush();
  return server.prisma.auditEntry.findMany({
    where: { entityId: id, action: 'signIn.failed' },
    orderBy: { at: 'asc' },
  });
};

describe('refused sign-ins', () => {
  test('to a staff account are combined in one audit entry a day, with their origin', async () => {
    for (let time = 0; time < 4; time++) await guess(admin.email, { from: '203.0.113.1' });
    expect(await readEntries(admin)).toMatchObject([{ after: { count: 4, addresses: ['203.0.113.1'] } }]);

    server.clock.now = new Date(start.getTime() + 60_000);
    for (let time = 0; time < 3; time++) await guess(admin.email, { from: '203.0.113.2' });
    expect(await readEntries(admin)).toMatchObject([
      {
        entity: 'User',
        actorId: null,
        ip: '203.0.113.2',
        at: server.clock.now,
        after: { count: 7, addresses: ['203.0.113.1', '203.0.113.2'] },
      },
    ]);
  });

  test('on another day in Nepal get a new entry', async () => {
    await guess(admin.email);
    server.clock.now = new Date('2026-11-20T18:15:00Z');
    await guess(admin.email);
    expect(await readEntries(admin)).toHaveLength(2);
  });

  test('are recorded with at most ten IP addresses', async () => {
    for (let time = 0; time < 14; time++) await guess(admin.email, { from: `198.51.${time}.1` });
    const [entry] = await readEntries(admin);
    expect(entry?.after).toMatchObject({ count: 14, addresses: { length: 10 } });
  });

  test('to a customer account are recorded after the account is locked', async () => {
    const customer = await aCustomer(server.prisma);
    for (let time = 0; time < 4; time++) await guess(customer.email);
    expect(await readEntries(customer)).toEqual([]);
    for (let time = 0; time < 3; time++) await guess(customer.email);
    expect(await readEntries(customer)).toMatchObject([{ after: { count: 3 } }]);
  });

  test('to addresses without an account get one entry per network, without the email addresses', async () => {
    server.clock.now = new Date('2026-11-22T06:00:00Z');
    for (let time = 0; time < 10; time++) await guess(`stranger-${time}@example.com`);
    await guess('stranger-0@example.com', { from: '198.51.100.7' });
    const findRefusalEntries = async () => {
      await server.app.refusedSignIns.flush();
      return server.prisma.auditEntry.findMany({ where: { action: 'signIn.failed' } });
    };
    expect(await findRefusalEntries()).toMatchObject([
      { entity: 'Network', entityId: '203.0.113.1', actorId: null, ip: '203.0.113.1', after: { count: 10 } },
    ]);

    await guess('stranger-31@example.com');
    const [entry, ...others] = await findRefusalEntries();
    expect(others).toEqual([]);
    expect(entry?.after).toEqual({ count: 11, addresses: ['203.0.113.1'] });
    expect(JSON.stringify(entry)).not.toContain('stranger');

    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { data } = await owner.graphql(
      `{ auditEntries(filter: { search: "203.0.113.1" }) { edges { node { subject { name } actor { id } } } } }`,
    );
    expect(data?.auditEntries.edges).toEqual([{ node: { subject: { name: '203.0.113.1' }, actor: null } }]);
  });

  test('from networks beyond the first fifty are combined in one entry', async () => {
    server.clock.now = new Date('2026-11-24T06:00:00Z');
    for (let network = 0; network < 60; network++)
      for (let time = 0; time < 5; time++)
        server.app.refusedSignIns.record(`stranger-${network}@example.com`, {
          ip: `198.51.${network}.1`,
          requestId: 'request',
          at: server.clock.now,
        });
    await server.app.refusedSignIns.flush();
    const findRefusalEntries = await server.prisma.auditEntry.findMany({ where: { entity: 'Network' } });
    expect(findRefusalEntries).toHaveLength(51);
    expect(findRefusalEntries.find(({ entityId }) => entityId === 'other networks')?.after).toMatchObject({
      count: 50,
    });
  });

  test('to unknown addresses leave no entry if they are few, nor do successful sign-ins', async () => {
    server.clock.now = new Date('2026-11-26T06:00:00Z');
    await guess('nobody-at-all@example.com');
    await guess(admin.email, { password: PASSWORD });
    expect(await readEntries(admin)).toEqual([]);
    expect(await server.prisma.auditEntry.count({ where: { action: 'signIn.failed' } })).toBe(0);
  });

  test('are all counted if two servers write at the same time', async () => {
    await guess(admin.email);
    const note = { ip: '203.0.113.9', requestId: 'request', at: start };
    server.app.refusedSignIns.record(admin.email, note);
    const first = server.app.refusedSignIns.flush();
    server.app.refusedSignIns.record(admin.email, note);
    await Promise.all([first, server.app.refusedSignIns.flush()]);
    expect(await readEntries(admin)).toMatchObject([{ after: { count: 3 } }]);
  });

  test('appear in the audit log for the owner', async () => {
    await guess(admin.email);
    await server.app.refusedSignIns.flush();
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { data } = await owner.graphql(
      `{ auditEntries(filter: { action: "signIn.failed" }) { edges { node { subject { detail } after actor { id } } } } }`,
    );
    expect(data?.auditEntries.edges).toEqual([
      {
        node: {
          subject: { detail: admin.email },
          after: { count: 1, addresses: ['203.0.113.1'] },
          actor: null,
        },
      },
    ]);
  });

  test('are shown to the account’s owner', async () => {
    const token = await signIn(server, admin);
    const readAccountRefusals = async () =>
      (await server.graphql('{ myFailedSignIns { count addresses lastAt } }', {}, { token })).data
        ?.myFailedSignIns;
    expect(await readAccountRefusals()).toEqual({ count: 0, addresses: [], lastAt: null });
    for (let time = 0; time < 6; time++) await guess(admin.email);
    await server.app.refusedSignIns.flush();
    expect(await readAccountRefusals()).toEqual({
      count: 6,
      addresses: ['203.0.113.1'],
      lastAt: start.toISOString(),
    });
    server.clock.now = new Date(start.getTime() + 25 * 60 * 60_000);
    expect((await readAccountRefusals()).count).toBe(0);
  });
});

test('refused sign-ins are counted in the metrics', async () => {
  const readRefusalCount = async (kind: string) => {
    const { body } = await server.app.inject('/metrics');
    return Number(new RegExp(`^store_refusals_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
  };
  const before = {
    wrong: await readRefusalCount('wrongCredentials'),
    locked: await readRefusalCount('lockedOut'),
  };
  for (let time = 0; time < 7; time++) await guess(admin.email);
  expect(await readRefusalCount('wrongCredentials')).toBe(before.wrong + 5);
  expect(await readRefusalCount('lockedOut')).toBe(before.locked + 2);
});
