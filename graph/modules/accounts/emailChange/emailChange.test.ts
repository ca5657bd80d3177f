import { beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#graph/access/attempts/rateLimits.ts';
import { lockRows, POLL_OPTIONS } from '#graph/http/testing/lockRows.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { aGuestOrder } from '#graph/testing/aGuestOrder.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { findEmailedToken, findEmailsTo } from '#graph/testing/mailedLink.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
const DAY_MS = 86_400_000;
const NEW_EMAIL = 'new.address@example.com';
const NEW_PASSWORD = 'another long password';
let admin: Shopper;
let shopper: Shopper;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.mail.deleteMany();
  await server.prisma.attempt.deleteMany();
  await server.prisma.user.deleteMany({ where: { email: NEW_EMAIL } });
  admin = await aShopper(server, { role: 'ADMIN' });
  shopper = await aShopper(server, { emailVerifiedAt: start });
});

describe.each(['staff', 'a key with write-customers'])('a new address entered by %s', (author) => {
  test('can neither sign in nor reset the password', async () => {
    const { customer } = await enterEmail(author);

    expect(customer).toMatchObject({ email: shopper.user.email, version: 2 });
    await requestReset(NEW_EMAIL);
    expect(listTemplates(await findEmailsTo(server, NEW_EMAIL))).toEqual(['emailChangeVerification']);
    await expect(signIn(server, { email: NEW_EMAIL })).rejects.toThrow('WRONG_CREDENTIALS');
    expect(await signIn(server, shopper.user)).toBeTruthy();
  });

  test('is announced to the earlier address in masked form', async () => {
    await enterEmail(author);

    const [notice] = await findEmailsTo(server, shopper.user.email);
    expect(notice).toMatchObject({ template: 'emailChangeNotice', isSecret: true });
    expect(notice?.text).toContain('n…@example.com');
    expect(notice?.text).not.toContain(NEW_EMAIL);
    expect(notice?.text).toMatch(/\/#\/keep-email\?token=[\w-]{43}\b/);
  });

  test('ends all sessions and refresh tokens, and forgets the devices', async () => {
    const { refreshToken } = await openSession();
    await enterEmail(author);

    expect((await shopper.graphql('{ me { id } }')).status).toBe(401);
    const { errors } = await server.graphql(
      'mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) { token } }',
      { input: { refreshToken } },
    );
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await server.prisma.knownDevice.count({ where: { userId: shopper.user.id } })).toBe(0);
  });

  test('voids an earlier password reset link; the earlier address can request another', async () => {
    await requestReset(shopper.user.email);
    const token = await findEmailedToken(server, shopper.user.email);

    await enterEmail(author);

    expect((await reset(token)).errors).toMatchObject([{ field: 'token' }]);
    await requestReset(shopper.user.email);
    expect((await reset(await findEmailedToken(server, shopper.user.email))).reset).toBe(true);
  });

  test('is in the audit log, with the author and both addresses', async () => {
    await enterEmail(author);
    const [entry] = await findAuditEntries();
    expect(entry).toMatchObject({
      action: 'customer.requestEmailChange',
      before: { email: shopper.user.email },
      after: { email: NEW_EMAIL },
    });
    expect(entry?.actorId === admin.user.id || entry?.apiKeyId !== null).toBe(true);
  });

  test('takes effect when the owner opens the emailed link while signed in', async () => {
    await enterEmail(author);
    const link = await findEmailedToken(server, NEW_EMAIL);
    expect(await verify(link)).toMatchObject({ verified: null, errors: [{ code: 'NOT_ALLOWED' }] });
    const token = await signIn(server, shopper.user);

    expect(await verify(link, token)).toEqual({ verified: true, errors: [] });

    expect((await server.graphql('{ me { email isEmailVerified } }', {}, { token })).data?.me).toEqual({
      email: NEW_EMAIL,
      isEmailVerified: true,
    });
    expect(await signIn(server, { email: NEW_EMAIL })).toBeTruthy();
    await expect(signIn(server, shopper.user)).rejects.toThrow('WRONG_CREDENTIALS');
    expect((await verify(link, token)).verified).toBeNull();
  });

  test('cannot be verified from another account', async () => {
    await enterEmail(author);
    const other = await aShopper(server);
    const { data } = await other.graphql(VERIFY, {
      input: { token: await findEmailedToken(server, NEW_EMAIL) },
    });
    expect(data?.verifyEmail).toMatchObject({ verified: null, errors: [{ code: 'NOT_ALLOWED' }] });
  });
});

test('REST changes an address in the same way', async () => {
  const response = await server.app.inject({
    method: 'PUT',
    url: `/api/admin/customers/${shopper.user.id}`,
    headers: { authorization: `Bearer ${await signIn(server, admin.user)}` },
    payload: { email: NEW_EMAIL },
  });

  expect(response.statusCode).toBe(200);
  expect(response.json().data.customer).toMatchObject({
    email: shopper.user.email,
    emailChange: { email: NEW_EMAIL, state: 'awaiting_verification' },
  });
  await requestReset(NEW_EMAIL);
  expect(listTemplates(await findEmailsTo(server, NEW_EMAIL))).toEqual(['emailChangeVerification']);
});

describe('verification without signing in', () => {
  test('a change that staff requested is verified after seven days without an objection', async () => {
    await enterEmail('staff');
    const link = await findEmailedToken(server, NEW_EMAIL);
    setElapsedTime(7 * DAY_MS - 1);
    expect(await verify(link)).toMatchObject({ errors: [{ code: 'NOT_ALLOWED' }] });
    setElapsedTime(7 * DAY_MS);

    expect(await verify(link)).toEqual({ verified: true, errors: [] });
    await requestReset(NEW_EMAIL);
    expect((await reset(await findEmailedToken(server, NEW_EMAIL))).reset).toBe(true);
  });

  test('a change requested by an integration cannot be verified', async () => {
    await enterEmail('a key with write-customers');
    const link = await findEmailedToken(server, NEW_EMAIL);
    setElapsedTime(13 * DAY_MS);
    expect(await verify(link)).toMatchObject({ verified: null, errors: [{ code: 'NOT_ALLOWED' }] });
  });

  test.each([
    ['resets the password', async () => resetByEmail(shopper.user.email)],
    ['changes the password', async () => changePassword()],
  ])('a change can no longer be verified after its owner %s', async (_case, performAction) => {
    await enterEmail('staff');
    const link = await findEmailedToken(server, NEW_EMAIL);
    await performAction();
    setElapsedTime(8 * DAY_MS);
    expect(await verify(link)).toMatchObject({ errors: [{ field: 'token' }] });
  });

  test('a change can no longer be verified after fourteen days', async () => {
    await enterEmail('staff');
    const link = await findEmailedToken(server, NEW_EMAIL);
    setElapsedTime(14 * DAY_MS);
    expect(await verify(link)).toMatchObject({ errors: [{ field: 'token' }] });
  });
});

describe('an owner’s objection', () => {
  test('cancels a pending change and blocks new ones', async () => {
    await enterEmail('staff');
    const link = await findEmailedToken(server, NEW_EMAIL);

    expect(await objectToChange(await findEmailedToken(server, shopper.user.email))).toEqual({
      isUndone: false,
      errors: [],
    });

    setElapsedTime(8 * DAY_MS);
    expect(await verify(link)).toMatchObject({ errors: [{ field: 'token' }] });
    expect(await signIn(server, shopper.user)).toBeTruthy();
    expect((await enterEmail('staff', 'third@example.com')).errors).toMatchObject([
      { code: 'NOT_ALLOWED', field: 'email' },
    ]);
    setElapsedTime(15 * DAY_MS);
    expect((await enterEmail('staff', 'third@example.com')).errors).toEqual([]);
  });

  test('undoes a completed change: the stranger is signed out, and an emailed link sets a new password', async () => {
    const strangerToken = await takeOverAccount();
    expect(await requestMeStatus(strangerToken)).toBe(200);

    const result = await objectToChange(await findEmailedToken(server, shopper.user.email));

    expect(result).toEqual({ isUndone: true, errors: [] });
    expect(await requestMeStatus(strangerToken)).toBe(401);
    for (const email of [NEW_EMAIL, shopper.user.email])
      await expect(signIn(server, { email, password: NEW_PASSWORD })).rejects.toThrow('WRONG_CREDENTIALS');
    const before = await findEmailsTo(server, NEW_EMAIL);
    await requestReset(NEW_EMAIL);
    expect(await findEmailsTo(server, NEW_EMAIL)).toHaveLength(before.length);
    expect((await reset(await findEmailedToken(server, shopper.user.email), PASSWORD)).reset).toBe(true);
    expect(await signIn(server, shopper.user)).toBeTruthy();
    expect((await findAuditEntries()).map(({ action }) => action)).toContain('account.objectToEmailChange');
  });

  test('restores the account even if the address was changed again', async () => {
    await takeOverAccount();
    const link = await findEmailedToken(server, shopper.user.email);
    await enterEmail('staff', 'third@example.com');
    const token = await signIn(server, { email: NEW_EMAIL, password: NEW_PASSWORD });
    expect((await verify(await findEmailedToken(server, 'third@example.com'), token)).verified).toBe(true);

    expect((await objectToChange(link)).isUndone).toBe(true);

    const account = await server.prisma.user.findUniqueOrThrow({ where: { id: shopper.user.id } });
    expect(account.email).toBe(shopper.user.email);
    // The stranger can no longer object to the second change.
    expect((await objectToChange(await findEmailedToken(server, NEW_EMAIL))).errors).toMatchObject([
      { field: 'token' },
    ]);
  });

  test('remains possible: nobody else can register the earlier address in the meantime', async () => {
    await takeOverAccount();
    const { data } = await server.graphql(
      'mutation ($input: RegisterInput!) { register(input: $input) { errors { code } } }',
      { input: { name: 'Stranger', email: shopper.user.email, password: NEW_PASSWORD } },
    );
    expect(data?.register.errors).toEqual([{ code: 'EMAIL_TAKEN' }]);
    const other = await aCustomer(server.prisma, { emailVerifiedAt: start });
    const { errors } = await enterEmail('staff', shopper.user.email, other.id);
    expect(errors).toMatchObject([{ code: 'EMAIL_TAKEN', field: 'email' }]);
  });

  test('works once', async () => {
    await enterEmail('staff');
    const token = await findEmailedToken(server, shopper.user.email);
    await objectToChange(token);
    expect((await objectToChange(token)).errors).toMatchObject([{ field: 'token' }]);
    expect((await objectToChange('x'.repeat(43))).errors).toMatchObject([{ field: 'token' }]);
  });

  test('undoes nothing if the earlier address was unverified', async () => {
    await server.prisma.user.update({ where: { id: shopper.user.id }, data: { emailVerifiedAt: null } });
    await enterEmail('staff');
    const link = await findEmailedToken(server, shopper.user.email);
    const token = await signIn(server, shopper.user);
    await verify(await findEmailedToken(server, NEW_EMAIL), token);

    expect((await objectToChange(link)).errors).toMatchObject([{ field: 'token' }]);
    expect(await requestMeStatus(token)).toBe(200);
  });
});

describe('guest orders with the new address', () => {
  test('join the account only after verification, and leave it when the change is undone', async () => {
    const accountOrder = await anOrder(server.prisma, { userId: shopper.user.id, contactEmail: NEW_EMAIL });
    const order = await aGuestOrder(server, { contactEmail: NEW_EMAIL });
    const readOwnerId = async (id: string) =>
      (await server.prisma.order.findUniqueOrThrow({ where: { id } })).userId;

    await enterEmail('staff');
    expect(await readOwnerId(order.id)).toBeNull();
    await verify(await findEmailedToken(server, NEW_EMAIL), await signIn(server, shopper.user));
    expect(await readOwnerId(order.id)).toBe(shopper.user.id);
    await objectToChange(await findEmailedToken(server, shopper.user.email));
    expect(await readOwnerId(order.id)).toBeNull();
    expect(await readOwnerId(accountOrder.id)).toBe(shopper.user.id);
  });
});

describe('in the back office', () => {
  test('staff see a pending change of address, resend its link and cancel the change', async () => {
    await enterEmail('staff');
    const { data } = await admin.graphql(CHANGE, { id: shopper.user.id });
    expect(data?.customer).toEqual({
      email: shopper.user.email,
      emailChange: {
        email: NEW_EMAIL,
        state: 'AWAITING_VERIFICATION',
        signInRequiredUntil: '2026-11-27T06:00:00.000Z',
      },
    });
    const first = await findEmailedToken(server, NEW_EMAIL);

    expect(await sendChangeAction('resend')).toMatchObject({ errors: [] });
    const second = await findEmailedToken(server, NEW_EMAIL);
    const token = await signIn(server, shopper.user);
    expect((await verify(first, token)).errors).toMatchObject([{ field: 'token' }]);
    expect(await sendChangeAction('cancel')).toMatchObject({ customer: { emailChange: null }, errors: [] });
    expect((await verify(second, token)).errors).toMatchObject([{ field: 'token' }]);
    expect(await sendChangeAction('cancel')).toMatchObject({ errors: [{ code: 'NOT_ALLOWED' }] });
    expect(await sendChangeAction('resend')).toMatchObject({ errors: [{ code: 'NOT_ALLOWED' }] });
  });

  test('entering the same address again sends no email and ends no session', async () => {
    await enterEmail('staff');
    const token = await signIn(server, shopper.user);
    expect(await enterEmail('staff')).toMatchObject({ customer: { version: 2 }, errors: [] });
    expect(await requestMeStatus(token)).toBe(200);
    expect(await findEmailsTo(server, NEW_EMAIL)).toHaveLength(1);
  });

  test('an account can request three new addresses an hour, and an address receives three emails', async () => {
    for (const index of [1, 2, 3])
      expect((await enterEmail('staff', `n${index}@example.com`)).errors).toEqual([]);
    expect((await enterEmail('staff', 'n4@example.com')).errors).toMatchObject([{ code: 'TOO_MANY' }]);

    const otherCustomers = await Promise.all([1, 2, 3, 4].map(() => aCustomer(server.prisma)));
    const outcomes = [];
    for (const { id } of otherCustomers)
      outcomes.push((await enterEmail('staff', NEW_EMAIL, id)).errors.length);
    expect(outcomes).toEqual([0, 0, 0, 1]);
    expect(await findEmailsTo(server, NEW_EMAIL)).toHaveLength(3);
  });

  test('aliases of one mailbox share its limit of three emails', async () => {
    const otherCustomers = await Promise.all([1, 2, 3, 4].map(() => aCustomer(server.prisma)));
    const outcomes = [];
    for (const [index, { id }] of otherCustomers.entries())
      outcomes.push((await enterEmail('a key with write-customers', `vic+${index}@example.com`, id)).errors);
    expect(outcomes).toEqual([[], [], [], [{ code: 'TOO_MANY', field: 'email' }]]);
  });

  test('aliases of one mailbox share its limit of three invitations', async () => {
    const inviteCustomer = (index: number) =>
      admin.graphql(
        'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { errors { code field } } }',
        { input: { name: 'Sita', email: `sita+${index}@example.com` } },
      );
    for (const index of [1, 2, 3])
      expect((await inviteCustomer(index)).data?.createCustomer.errors).toEqual([]);
    expect((await inviteCustomer(4)).data?.createCustomer.errors).toEqual([
      { code: 'TOO_MANY', field: 'email' },
    ]);
    expect(await server.prisma.user.count({ where: { email: 'sita+4@example.com' } })).toBe(0);
  });

  test('an API key can request 60 new addresses an hour, across all accounts and mailboxes', async () => {
    const { token } = await anApiKey(server, ['write-customers']);
    const enterEmailByKey = (email: string, id: string) =>
      server.graphql(
        'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { errors { code } } }',
        { input: { id, email } },
        { token },
      );
    const other = await aCustomer(server.prisma);
    expect((await enterEmailByKey('first@example.com', shopper.user.id)).data?.updateCustomer.errors).toEqual(
      [],
    );
    const limit = RATE_LIMITS.changeCustomerEmail.subject.limit;
    await server.prisma.attempt.updateMany({ where: { count: 1 }, data: { count: limit } });
    const { status, errors } = await enterEmailByKey('second@example.com', other.id);
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
    expect(await findEmailsTo(server, other.email)).toEqual([]);
    expect((await enterEmail('staff', 'second@example.com', other.id)).errors).toEqual([]);
  });

  test('an address registered by someone else in the meantime stays with that account', async () => {
    await enterEmail('staff');
    const link = await findEmailedToken(server, NEW_EMAIL);
    await aCustomer(server.prisma, { email: NEW_EMAIL });
    expect((await verify(link, await signIn(server, shopper.user))).errors).toMatchObject([
      { code: 'EMAIL_TAKEN' },
    ]);
  });

  test('an invited account without data gets the new address immediately, with a new invitation', async () => {
    const { data } = await admin.graphql(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
      { input: { name: 'Sita', email: 'typo@example.com' } },
    );
    const id = data?.createCustomer.customer.id;
    const typoToken = await findEmailedToken(server, 'typo@example.com');

    expect((await enterEmail('staff', NEW_EMAIL, id)).customer).toMatchObject({
      email: NEW_EMAIL,
      emailChange: null,
    });

    expect(listTemplates(await findEmailsTo(server, NEW_EMAIL))).toEqual(['invitation']);
    expect((await accept(typoToken)).errors).toMatchObject([{ field: 'token' }]);
    expect((await accept(await findEmailedToken(server, NEW_EMAIL))).accepted).toBe(true);
  });

  describe.each(['staff', 'a key with write-customers'])(
    'a change by %s to the address of an invited account without data',
    (author) => {
      const STRANGER_EMAIL = 'stranger@example.com';
      const create = async () => {
        await server.prisma.user.deleteMany({ where: { email: STRANGER_EMAIL } });
        const { data } = await admin.graphql(
          'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
          { input: { name: 'Sita', email: STRANGER_EMAIL } },
        );
        return data?.createCustomer.customer.id as string;
      };

      test('voids links emailed to the earlier address and does not move guest orders of the new one to the account', async () => {
        const id = await create();
        const order = await aGuestOrder(server, { contactEmail: NEW_EMAIL });
        await requestReset(STRANGER_EMAIL);
        const token = await findEmailedToken(server, STRANGER_EMAIL);
        expect((await enterEmail(author, NEW_EMAIL, id)).customer).toMatchObject({ email: NEW_EMAIL });
        expect((await reset(token)).errors).toMatchObject([{ field: 'token' }]);
        expect(await server.prisma.order.findUnique({ where: { id: order.id } })).toMatchObject({
          userId: null,
        });
      });

      test('prevents a link to the earlier address, even if the link is requested at the same moment', async () => {
        const id = await create();
        await requestReset(STRANGER_EMAIL);
        const lock = await lockRows(
          server.prisma,
          Prisma.sql`SELECT id FROM users WHERE id = ${id} FOR UPDATE`,
          id,
        );
        const pendingEntry = enterEmail(author, NEW_EMAIL, id);
        await expect.poll(lock.countWaiting, POLL_OPTIONS).toBe(1);
        const jobs = runJobs(server);
        await expect.poll(lock.countWaiting, POLL_OPTIONS).toBe(2);
        await lock.releaseLock();
        await Promise.all([jobs, pendingEntry]);
        expect(listTemplates(await findEmailsTo(server, STRANGER_EMAIL))).toEqual(['invitation']);
        expect(listTemplates(await findEmailsTo(server, NEW_EMAIL))).toContain('resetPassword');
      });
    },
  );

  test('an invited account with orders keeps its address until verification', async () => {
    const { data } = await admin.graphql(
      'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id } } }',
      { input: { name: 'Sita', email: 'with-orders@example.com' } },
    );
    const id = data?.createCustomer.customer.id;
    await anOrder(server.prisma, { userId: id });
    expect((await enterEmail('staff', NEW_EMAIL, id)).customer).toMatchObject({
      email: 'with-orders@example.com',
    });
    expect(listTemplates(await findEmailsTo(server, NEW_EMAIL))).toEqual(['emailChangeVerification']);
  });
});

test('a pending address is removed when the account is deleted', async () => {
  await enterEmail('staff');
  const token = await signIn(server, shopper.user);
  await server.graphql(
    'mutation ($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { deleted } }',
    { input: { password: PASSWORD } },
    { token },
  );
  expect(await server.prisma.emailChange.count({ where: { userId: shopper.user.id } })).toBe(0);
  expect(
    await server.prisma.mail.count({ where: { toEmail: { in: [NEW_EMAIL, shopper.user.email] } } }),
  ).toBe(0);
});

const VERIFY =
  'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { verified errors { code field } } }';
const CHANGE =
  'query ($id: ID!) { customer(id: $id) { email emailChange { email state signInRequiredUntil } } }';

async function enterEmail(author: string, email = NEW_EMAIL, id = shopper.user.id) {
  const token =
    author === 'staff'
      ? await signIn(server, admin.user)
      : (await anApiKey(server, ['write-customers', 'read-customers'])).token;
  const { data } = await server.graphql(
    `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) {
      customer { email version emailChange { email } } errors { code field }
    } }`,
    { input: { id, email } },
    { token },
  );
  return data?.updateCustomer;
}

/** A stranger with access to the new address takes over the account with unwitting help from staff. */
async function takeOverAccount(): Promise<string> {
  await enterEmail('staff');
  const link = await findEmailedToken(server, NEW_EMAIL);
  setElapsedTime(7 * DAY_MS);
  await verify(link);
  await resetByEmail(NEW_EMAIL);
  return signIn(server, { email: NEW_EMAIL, password: NEW_PASSWORD });
}

async function verify(token: string, sessionToken?: string) {
  const { data } = await server.graphql(VERIFY, { input: { token } }, { token: sessionToken });
  return data?.verifyEmail;
}

async function objectToChange(token: string) {
  const { data } = await server.graphql(
    'mutation ($input: ObjectToEmailChangeInput!) { objectToEmailChange(input: $input) { isUndone errors { code field } } }',
    { input: { token } },
  );
  return data?.objectToEmailChange;
}

async function sendChangeAction(verb: 'resend' | 'cancel') {
  const { data } = await admin.graphql(
    `mutation ($input: CustomerEmailChangeInput!) { ${verb}CustomerEmailChange(input: $input) {
      customer { emailChange { email } } errors { code }
    } }`,
    { input: { id: shopper.user.id } },
  );
  return data?.[`${verb}CustomerEmailChange`];
}

function requestReset(email: string) {
  return server.graphql(
    'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }',
    { input: { email } },
  );
}

async function reset(token: string, newPassword = NEW_PASSWORD) {
  const { data } = await server.graphql(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { reset errors { field } } }',
    { input: { token, newPassword } },
  );
  return data?.resetPassword;
}

async function resetByEmail(email: string) {
  await requestReset(email);
  expect((await reset(await findEmailedToken(server, email))).reset).toBe(true);
}

async function changePassword() {
  await server.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { code } } }',
    { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } },
    { token: await signIn(server, shopper.user) },
  );
}

async function accept(token: string) {
  const { data } = await server.graphql(
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accepted errors { field } } }',
    { input: { token, name: 'Sita Rai', password: NEW_PASSWORD } },
  );
  return data?.acceptInvitation;
}

async function openSession() {
  const { data } = await server.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { refreshToken } }',
    { input: { email: shopper.user.email, password: PASSWORD } },
  );
  return data?.login;
}

async function requestMeStatus(token: string) {
  return (await server.graphql('{ me { id } }', {}, { token })).status;
}

function setElapsedTime(elapsedMs: number) {
  server.clock.now = new Date(start.getTime() + elapsedMs);
}

function findAuditEntries() {
  return server.prisma.auditEntry.findMany({
    where: { entityId: shopper.user.id },
    orderBy: { at: 'asc' },
  });
}

function listTemplates(emails: readonly { template: string }[]) {
  return emails.map(({ template }) => template);
}
