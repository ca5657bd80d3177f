import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { findEmailedToken, findEmailsTo } from '#graph/testing/mailedLink.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
const DAY = 86_400_000;
const email = 'binita@example.com';
let owner: Shopper;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.attempt.deleteMany();
  await server.prisma.mail.deleteMany();
  await server.prisma.user.deleteMany();
  owner = await aShopper(server, { name: 'Asha Shakya', role: 'SUPER_ADMIN' });
});

describe('an invitation', () => {
  test('to staff names the inviter, and is pending until accepted', async () => {
    const { id } = await inviteStaff();

    const [invitationEmail] = await findEmailsTo(server, email);
    expect(invitationEmail).toMatchObject({
      template: 'invitation',
      isSecret: true,
      subject: 'Asha Shakya has invited you to Aabhushan',
      text: expect.stringContaining('Asha Shakya has invited you to Aabhushan to help run the store.'),
    });
    expect(invitationEmail?.text).toContain('The link works once and expires after 7 days.');
    expect(invitationEmail?.text).not.toContain('निमन्त्रणा');
    expect(await findStaffInvitation(id)).toEqual({
      sentAt: start.toISOString(),
      expiresAt: new Date(start.getTime() + 7 * DAY).toISOString(),
      isExpired: false,
    });

    const token = await findEmailedToken(server, email);
    expect(await readInvitation(token)).toMatchObject({
      name: 'Binita',
      email,
      inviterName: 'Asha Shakya',
      isForStaff: true,
      isExpired: false,
    });
    server.clock.now = new Date(start.getTime() + 7 * DAY - 1000);
    expect(await accept(token, 'Binita Rai')).toEqual({ accepted: true, errors: [] });
    expect(await findStaffInvitation(id)).toBeNull();
    const session = await signIn(server, { email });
    expect((await server.graphql('{ me { name role } }', {}, { token: session })).data?.me).toEqual({
      name: 'Binita Rai',
      role: 'ADMIN',
    });
  });

  test('to a customer is written in English and in Nepali', async () => {
    await inviteCustomer();
    const [invitationEmail] = await findEmailsTo(server, email);
    expect(invitationEmail?.text).toContain('Asha Shakya has invited you to Aabhushan.');
    expect(invitationEmail?.text).toContain('Asha Shakya ले तपाईंलाई Aabhushan मा निमन्त्रणा गर्नुभएको छ।');
  });

  test('works once', async () => {
    await inviteCustomer();
    const token = await findEmailedToken(server, email);
    await accept(token);

    expect(await readInvitation(token)).toBeNull();
    expect((await accept(token)).errors).toMatchObject([{ code: 'INVALID', field: 'token' }]);
  });

  test('expires after seven days; a new one works and the old one does not', async () => {
    const { id } = await inviteCustomer();
    const oldToken = await findEmailedToken(server, email);
    server.clock.now = new Date(start.getTime() + 7 * DAY);

    expect(await readInvitation(oldToken)).toMatchObject({ isExpired: true, inviterName: 'Asha Shakya' });
    expect((await accept(oldToken)).errors).toMatchObject([
      {
        field: 'token',
        message: 'This invitation has expired. Ask the person who invited you to send a new one.',
      },
    ]);
    expect(await findCustomerInvitation(id)).toMatchObject({ isExpired: true });

    const { customer } = await resendByMutation(
      'resendCustomerInvitation',
      id,
      'customer { invitation { isExpired } }',
    );
    expect(customer.invitation).toEqual({ isExpired: false });
    expect(await readInvitation(oldToken)).toBeNull();
    expect((await accept(await findEmailedToken(server, email))).accepted).toBe(true);
  });

  test('sent to an address that staff have since changed does not work', async () => {
    const { id } = await inviteCustomer();
    const token = await findEmailedToken(server, email);
    await server.prisma.user.update({ where: { id }, data: { email: 'other@example.com' } });

    expect((await accept(token)).accepted).toBeFalsy();
    expect(await findCustomerInvitation(id)).toMatchObject({ isExpired: true });
  });

  test('is sent at most three times an hour, and never to an active account', async () => {
    const { id } = await inviteStaff();
    const resendInvitation = () => resendByMutation('resendStaffInvitation', id, 'member { id }');
    await resendInvitation();
    await resendInvitation();
    expect((await resendInvitation()).errors).toMatchObject([{ code: 'TOO_MANY' }]);

    await accept(await findEmailedToken(server, email));
    server.clock.now = new Date(start.getTime() + DAY);
    expect((await resendInvitation()).errors).toMatchObject([{ code: 'NOT_ALLOWED' }]);
  });

  test('is refused with an error for each invalid field', async () => {
    await inviteCustomer();
    const { errors } = await accept(await findEmailedToken(server, email), ' ', 'short');
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'password']);
  });
});

const inviteStaff = async () =>
  (
    await sendMutation(
      'createStaff',
      'CreateStaffInput',
      { name: 'Binita', email, role: 'ADMIN' },
      'member { id }',
    )
  ).member;
const inviteCustomer = async () =>
  (await sendMutation('createCustomer', 'CreateCustomerInput', { name: 'Binita', email }, 'customer { id }'))
    .customer;
const resendByMutation = (name: string, id: string, selection: string) =>
  sendMutation(name, 'ResendInvitationInput', { id }, selection);

async function sendMutation(name: string, type: string, input: object, selection: string) {
  const { data, errors } = await owner.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} errors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

async function accept(token: string, name = 'Binita', password = PASSWORD) {
  const { data } = await server.graphql(
    `mutation ($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) { accepted errors { code field message } }
    }`,
    { input: { token, name, password } },
  );
  return data?.acceptInvitation;
}

async function readInvitation(token: string) {
  const { data } = await server.graphql(
    'query ($token: String!) { invitation(token: $token) { name email inviterName isForStaff isExpired } }',
    { token },
  );
  return data?.invitation;
}

async function findStaffInvitation(id: string) {
  const { data } = await owner.graphql('{ staff { id invitation { sentAt expiresAt isExpired } } }');
  return data?.staff.find((member: { id: string }) => member.id === id).invitation;
}

async function findCustomerInvitation(id: string) {
  const { data } = await owner.graphql(
    'query ($id: ID!) { customer(id: $id) { invitation { isExpired } } }',
    {
      id,
    },
  );
  return data?.customer.invitation;
}
