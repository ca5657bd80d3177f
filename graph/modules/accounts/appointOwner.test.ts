import { beforeEach, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { appointOwner } from './appointOwner.ts';

const server = useTestServer();
const email = 'asha@example.com';

beforeEach(async () => {
  server.clock.now = new Date('2026-11-20T06:00:00Z');
  await server.prisma.user.deleteMany();
});

test('in a new store, the owner chooses a password through the link', async () => {
  await choosePassword(await appoint());

  const token = await signIn(server, { email });
  const { data } = await server.graphql('{ me { name role } staff { email } }', {}, { token });
  expect(data).toEqual({ me: { name: 'Asha', role: 'SUPER_ADMIN' }, staff: [{ email }] });
});

test('an existing account keeps its name and orders, and its sessions end', async () => {
  const existingCustomer = await aCustomer(server.prisma, {
    email,
    name: 'Asha Shrestha',
    emailVerifiedAt: new Date(),
  });
  const token = await signIn(server, { email });

  await appoint();

  expect((await server.graphql('{ me { id } }', {}, { token })).data?.me ?? null).toBeNull();
  expect(await server.prisma.user.findMany()).toMatchObject([
    { id: existingCustomer.id, name: 'Asha Shrestha', role: 'SUPER_ADMIN' },
  ]);
});

test('a stranger who registered the address loses access before the owner gets the account', async () => {
  const claimedAccount = await aCustomer(server.prisma, { email, emailVerifiedAt: null });
  const token = await signIn(server, claimedAccount);

  await choosePassword(await appoint());

  expect((await server.graphql('{ me { id } }', {}, { token })).status).toBe(401);
  expect(await server.prisma.user.findMany({ where: { role: 'SUPER_ADMIN' } })).toMatchObject([
    { id: claimedAccount.id, email },
  ]);
});

test('a removed owner is restored, with one audit entry', async () => {
  const owner = await aCustomer(server.prisma, { email, role: 'SUPER_ADMIN', status: 'BLOCKED' });

  await appoint();
  await appoint();

  expect(
    await server.prisma.auditEntry.findMany({ where: { entityId: owner.id, action: 'staff.appoint' } }),
  ).toMatchObject([{ actorId: null, before: { status: 'BLOCKED' }, after: { status: 'ACTIVE' } }]);
});

test('an invalid address is refused, and no owner is appointed', async () => {
  await expect(appoint({ email: 'asha' })).rejects.toThrow(/email/i);
  expect(await server.prisma.user.count()).toBe(0);
});

function appoint(input: { email?: string } = {}): Promise<string> {
  const services = { work: server.work, publicUrl: 'https://aabhushan.example', now: server.clock.now };
  return appointOwner(services, { email, name: 'Asha', ...input });
}

async function choosePassword(link: string): Promise<void> {
  const token = /\/#\/reset-password\?token=([\w-]+)$/.exec(link)?.[1];
  const { data } = await server.graphql(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { reset } }',
    { input: { token, newPassword: PASSWORD } },
  );
  expect(data?.resetPassword.reset).toBe(true);
}
