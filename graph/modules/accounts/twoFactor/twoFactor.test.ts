import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aTwoFactor, codeAt } from '#graph/testing/aTwoFactor.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const start = new Date('2026-11-21T06:00:00Z');
const ERRORS = 'errors { code field message }';
const STATE = 'twoFactor { confirmedAt recoveryCodesLeft required }';
const BEGIN = `mutation ($input: TwoFactorProofInput!) { beginTwoFactor(input: $input) { secret uri ${ERRORS} } }`;
const CONFIRM = `mutation ($input: ConfirmTwoFactorInput!) {
  confirmTwoFactor(input: $input) { ${STATE} recoveryCodes ${ERRORS} }
}`;
const DISABLE = `mutation ($input: TwoFactorProofInput!) { disableTwoFactor(input: $input) { ${STATE} ${ERRORS} } }`;
const RENEW = `mutation ($input: TwoFactorProofInput!) { renewRecoveryCodes(input: $input) { recoveryCodes ${ERRORS} } }`;
const REMOVE = `mutation ($input: RemoveStaffTwoFactorInput!) {
  removeStaffTwoFactor(input: $input) { member { hasTwoFactor } ${ERRORS} }
}`;

beforeEach(() => {
  server.clock.now = start;
});
afterEach(() => server.prisma.storeSetting.deleteMany());

const wait = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};
const code = (driftSeconds = 0) => codeAt(new Date(server.clock.now.getTime() + driftSeconds * 1000));

/** The way in that a field offers: what was wrong, or null when it opened. */
async function signIn({ email }: Pick<User, 'email'>, given: object = {}, field = 'adminLogin') {
  const { data, errors } = await server.graphql(
    `mutation ($input: LoginInput!) { ${field}(input: $input) { token ${ERRORS} } }`,
    { input: { email, password: PASSWORD, ...given } },
  );
  if (errors?.[0]?.extensions.code === 'RATE_LIMITED') return ['RATE_LIMITED', null];
  expect(errors).toBeUndefined();
  const [problem] = data?.[field].errors ?? [];
  expect(data?.[field].token === null).toBe(problem !== undefined);
  return problem ? [problem.code, problem.field] : null;
}

async function aMember(role: 'ADMIN' | 'SUPER_ADMIN' = 'ADMIN') {
  const member = await aCustomer(server.prisma, { role });
  await aTwoFactor(server, member);
  return member;
}

async function ask({ ask }: Shopper, query: string, input: object) {
  const { data, errors } = await ask(query, { input });
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
}

describe('setting it up', () => {
  test('from the secret to ten recovery codes; other sessions end, this one stays', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    const elsewhere = { ...member, ...(await signedInAgain(member)) };

    const { secret, uri } = await ask(member, BEGIN, { password: PASSWORD });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Aabhushan:customer-/);
    expect(uri).toContain(`secret=${secret}`);
    expect(await signIn(member.user)).toBeNull();

    const confirmed = await ask(member, CONFIRM, { code: codeAt(start, secret) });
    expect(confirmed.errors).toEqual([]);
    expect(confirmed.twoFactor).toEqual({
      confirmedAt: start.toISOString(),
      recoveryCodesLeft: 10,
      required: false,
    });
    expect(new Set(confirmed.recoveryCodes).size).toBe(10);
    expect((await elsewhere.ask('{ me { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await member.ask('{ me { id } }')).errors).toBeUndefined();
    expect(await signIn(member.user)).toEqual(['TWO_FACTOR_REQUIRED', 'code']);
    wait(30);
    expect(await signIn(member.user, { code: codeAt(server.clock.now, secret) })).toBeNull();
  });

  test('a wrong password begins nothing, and a wrong code turns nothing on', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });

    expect((await ask(member, BEGIN, { password: 'not the password' })).errors).toMatchObject([
      { code: 'WRONG_CREDENTIALS', field: 'password' },
    ]);
    expect((await ask(member, CONFIRM, { code: '123456' })).errors).toMatchObject([{ code: 'NOT_ALLOWED' }]);
    const { secret } = await ask(member, BEGIN, { password: PASSWORD });
    const wrong = codeAt(new Date(start.getTime() - 600_000), secret);
    expect((await ask(member, CONFIRM, { code: wrong })).errors).toMatchObject([
      { code: 'WRONG_CREDENTIALS', field: 'code' },
    ]);
    expect((await ask(member, CONFIRM, { code: 'abc' })).errors).toMatchObject([
      { code: 'INVALID', field: 'code' },
    ]);
    expect(await signIn(member.user)).toBeNull();
  });

  test('neither secret nor codes can be read in the database', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    const { secret } = await ask(member, BEGIN, { password: PASSWORD });
    const { recoveryCodes } = await ask(member, CONFIRM, { code: codeAt(start, secret) });

    const userId = member.user.id;
    const kept = JSON.stringify([
      await server.prisma.twoFactor.findMany({ where: { userId } }),
      await server.prisma.recoveryCode.findMany({ where: { userId } }),
      await server.prisma.auditEntry.findMany({ where: { entityId: userId } }),
    ]);
    for (const hidden of [secret, ...recoveryCodes]) expect(kept).not.toContain(hidden);
    expect(kept).toContain('twoFactor.confirm');
  });

  test('a secret that was copied to another account opens nothing there', async () => {
    const [member, thief] = [await aMember(), await aCustomer(server.prisma, { role: 'ADMIN' })];
    const { secret } = await server.prisma.twoFactor.findUniqueOrThrow({ where: { userId: member.id } });
    await aTwoFactor(server, thief, { secret });

    expect(await signIn(thief, { code: code() })).toEqual(['WRONG_CREDENTIALS', 'code']);
  });

  test('another app takes the place of the first with a code of that one, and brings new recovery codes', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    const first = await ask(member, BEGIN, { password: PASSWORD });
    const before = await ask(member, CONFIRM, { code: codeAt(start, first.secret) });

    expect((await ask(member, BEGIN, { password: PASSWORD })).errors).toMatchObject([
      { code: 'TWO_FACTOR_REQUIRED', field: 'code' },
    ]);
    wait(60);
    const second = await ask(member, BEGIN, {
      password: PASSWORD,
      code: codeAt(server.clock.now, first.secret),
    });
    wait(60);
    expect(await signIn(member.user, { code: codeAt(server.clock.now, first.secret) })).toBeNull();
    await ask(member, CONFIRM, { code: codeAt(server.clock.now, second.secret) });
    wait(60);
    expect(await signIn(member.user, { code: codeAt(server.clock.now, first.secret) })).not.toBeNull();
    expect(await signIn(member.user, { code: before.recoveryCodes[0] })).not.toBeNull();
    expect(await signIn(member.user, { code: codeAt(server.clock.now, second.secret) })).toBeNull();
  });
});

describe.each(['login', 'adminLogin'])('%s', (field) => {
  test('asks for a code once the password is right, and for none before', async () => {
    const member = await aMember();
    expect(await signIn(member, { password: 'not the password', code: code() }, field)).toEqual([
      'WRONG_CREDENTIALS',
      null,
    ]);
    expect(await signIn(member, {}, field)).toEqual(['TWO_FACTOR_REQUIRED', 'code']);
    expect(await signIn(member, { code: '  ' }, field)).toEqual(['TWO_FACTOR_REQUIRED', 'code']);
    expect(await signIn(member, { code: code() }, field)).toBeNull();
  });

  test('takes a code once, and none that is older than the last one', async () => {
    const member = await aMember();
    expect(await signIn(member, { code: code() }, field)).toBeNull();
    expect(await signIn(member, { code: code() }, field)).toEqual(['WRONG_CREDENTIALS', 'code']);
    expect(await signIn(member, { code: code(-30) }, field)).toEqual(['WRONG_CREDENTIALS', 'code']);
    wait(30);
    expect(await signIn(member, { code: code() }, field)).toBeNull();
  });

  test.each([-30, 30])('takes a code of a clock that is off by %i seconds', async (drift) => {
    expect(await signIn(await aMember(), { code: code(drift) }, field)).toBeNull();
  });

  test.each([-60, 60])('takes none of a clock that is off by %i seconds', async (drift) => {
    expect(await signIn(await aMember(), { code: code(drift) }, field)).toEqual([
      'WRONG_CREDENTIALS',
      'code',
    ]);
  });
});

test('of a code that comes several times at once, one is taken', async () => {
  const member = await aMember();
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => signIn(member, { code: code() })));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
});

describe('recovery codes', () => {
  async function withCodes() {
    const member = await aShopper(server, { role: 'ADMIN' });
    await aTwoFactor(server, member.user);
    const { recoveryCodes } = await ask(member, RENEW, { password: PASSWORD, code: code() });
    return { member, recoveryCodes };
  }

  test('each opens the account once, however it is typed', async () => {
    const { member, recoveryCodes } = await withCodes();
    const [first, second] = recoveryCodes;
    expect(await signIn(member.user, { code: first })).toBeNull();
    expect(await signIn(member.user, { code: first })).toEqual(['WRONG_CREDENTIALS', 'code']);
    expect(await signIn(member.user, { code: second.toLowerCase().replaceAll('-', ' ') })).toBeNull();
    expect((await member.ask(`{ ${STATE} }`)).data?.twoFactor.recoveryCodesLeft).toBe(8);
  });

  test('are of one account only, and void once there are new ones', async () => {
    const [{ member, recoveryCodes }, other] = [await withCodes(), await aMember()];
    expect(await signIn(other, { code: recoveryCodes[0] })).toEqual(['WRONG_CREDENTIALS', 'code']);
    wait(30);
    await ask(member, RENEW, { password: PASSWORD, code: code() });
    expect(await signIn(member.user, { code: recoveryCodes[0] })).toEqual(['WRONG_CREDENTIALS', 'code']);
  });
});

describe('wrong codes', () => {
  test('slow the account down as wrong passwords do', async () => {
    const member = await aMember();
    for (let guesses = 0; guesses < 5; guesses += 1)
      expect(await signIn(member, { code: '000000' })).toEqual(['WRONG_CREDENTIALS', 'code']);
    expect(await signIn(member, { code: code() })).toEqual(['RATE_LIMITED', null]);
    expect(await signIn(member)).toEqual(['RATE_LIMITED', null]);
  });

  test('are not forgiven by being asked for a code again', async () => {
    const member = await aMember();
    for (let guesses = 0; guesses < 4; guesses += 1) await signIn(member, { code: '000000' });
    expect(await signIn(member)).toEqual(['TWO_FACTOR_REQUIRED', 'code']);
    expect(await signIn(member, { code: '000000' })).toEqual(['WRONG_CREDENTIALS', 'code']);
    expect(await signIn(member, { code: code() })).toEqual(['RATE_LIMITED', null]);
  });

  test('count also when somebody with an open session guesses them', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    await aTwoFactor(server, member.user);
    for (let guesses = 0; guesses < 5; guesses += 1)
      await ask(member, DISABLE, { password: PASSWORD, code: '000000' });
    const { errors } = await member.ask(DISABLE, { input: { password: PASSWORD, code: code() } });
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('turning it off', () => {
  test('takes the password and a code; then the password alone signs in', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    await aTwoFactor(server, member.user);
    const refused = [
      { password: PASSWORD },
      { password: PASSWORD, code: '000000' },
      { password: 'not the password', code: code() },
    ];
    for (const input of refused) expect((await ask(member, DISABLE, input)).errors).toHaveLength(1);

    const off = await ask(member, DISABLE, { password: PASSWORD, code: code() });
    expect(off).toMatchObject({ twoFactor: { confirmedAt: null, recoveryCodesLeft: 0 }, errors: [] });
    expect(await signIn(member.user)).toBeNull();
  });

  test('a new password leaves it on', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    await aTwoFactor(server, member.user);
    const input = { currentPassword: PASSWORD, newPassword: 'Another-2026!' };
    const changed = await ask(
      member,
      `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ${ERRORS} } }`,
      input,
    );
    expect(changed.errors).toEqual([]);
    expect(await signIn(member.user, { password: input.newPassword })).toEqual([
      'TWO_FACTOR_REQUIRED',
      'code',
    ]);
  });

  test("an owner takes it off another's account, which ends its sessions, but not off their own", async () => {
    const [owner, member] = [
      await aShopper(server, { role: 'SUPER_ADMIN' }),
      await aShopper(server, { role: 'ADMIN' }),
    ];
    await aTwoFactor(server, member.user);
    await aTwoFactor(server, owner.user);

    expect((await ask(owner, REMOVE, { id: owner.user.id })).errors).toMatchObject([{ code: 'NOT_ALLOWED' }]);
    const customer = await aCustomer(server.prisma);
    expect((await ask(owner, REMOVE, { id: customer.id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(await ask(owner, REMOVE, { id: member.user.id })).toEqual({
      member: { hasTwoFactor: false },
      errors: [],
    });
    expect((await member.ask('{ me { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await signIn(member.user)).toBeNull();
    expect(
      await server.prisma.auditEntry.count({
        where: { action: 'staff.removeTwoFactor', actorId: owner.user.id, entityId: member.user.id },
      }),
    ).toBe(1);
  });
});

test('signing in over REST asks for the code too, with 401', async () => {
  const member = await aMember();
  const post = (payload: object) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/admin-login',
      payload: { email: member.email, password: PASSWORD, ...payload },
    });
  const asked = await post({});
  expect([asked.statusCode, asked.json().code]).toEqual([401, 'TWO_FACTOR_REQUIRED']);
  const wrong = await post({ code: '000000' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'WRONG_CREDENTIALS']);
  expect((await post({ code: code() })).statusCode).toBe(200);
});

async function signedInAgain({ user }: Shopper) {
  const { data } = await server.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: { email: user.email, password: PASSWORD },
  });
  const token: string = data?.login.token;
  return {
    ask: (query: string, variables?: Record<string, unknown>) => server.graphql(query, variables, { token }),
  };
}
