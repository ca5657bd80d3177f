import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aTwoFactor, generateCode } from '#graph/testing/aTwoFactor.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { DISABLE, ERRORS, STATE, sendTwoFactorQuery, useTwoFactors } from './testing/useTwoFactors.ts';

const server = useTestServer();
const start = new Date('2026-11-21T06:00:00Z');
const BEGIN = `mutation ($input: TwoFactorProofInput!) { beginTwoFactor(input: $input) { secret uri ${ERRORS} } }`;
const CONFIRM = `mutation ($input: ConfirmTwoFactorInput!) {
  confirmTwoFactor(input: $input) { ${STATE} recoveryCodes ${ERRORS} }
}`;
const REMOVE = `mutation ($input: DisableStaffTwoFactorInput!) {
  disableStaffTwoFactor(input: $input) { member { hasTwoFactor } ${ERRORS} }
}`;
const { wait, createCode, signIn, aMember } = useTwoFactors(server);

beforeEach(() => {
  server.clock.now = start;
});

describe('setting up two factors', () => {
  test('returns ten recovery codes and ends all other sessions', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    const otherSession = { ...member, ...(await openOtherSession(member)) };

    const { secret, uri } = await sendTwoFactorQuery(member, BEGIN, { password: PASSWORD });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Aabhushan:customer-/);
    expect(uri).toContain(`secret=${secret}`);
    expect(await signIn(member.user)).toBeNull();

    const confirmation = await sendTwoFactorQuery(member, CONFIRM, { code: generateCode(start, secret) });
    expect(confirmation.errors).toEqual([]);
    expect(confirmation.twoFactor).toEqual({
      confirmedAt: start.toISOString(),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(new Set(confirmation.recoveryCodes).size).toBe(10);
    expect((await otherSession.sendQuery('{ me { id } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await member.graphql('{ me { id } }')).errors).toBeUndefined();
    expect(await signIn(member.user)).toEqual(['TWO_FACTOR_REQUIRED', 'code']);
    wait(30);
    expect(await signIn(member.user, { code: generateCode(server.clock.now, secret) })).toBeNull();
  });

  test('requires the right password to begin and the right code to confirm', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });

    expect((await sendTwoFactorQuery(member, BEGIN, { password: 'not the password' })).errors).toMatchObject([
      { code: 'WRONG_CREDENTIALS', field: 'password' },
    ]);
    expect((await sendTwoFactorQuery(member, CONFIRM, { code: '123456' })).errors).toMatchObject([
      { code: 'NOT_ALLOWED' },
    ]);
    const { secret } = await sendTwoFactorQuery(member, BEGIN, { password: PASSWORD });
    const wrongCode = generateCode(new Date(start.getTime() - 600_000), secret);
    expect((await sendTwoFactorQuery(member, CONFIRM, { code: wrongCode })).errors).toMatchObject([
      { code: 'WRONG_CREDENTIALS', field: 'code' },
    ]);
    expect((await sendTwoFactorQuery(member, CONFIRM, { code: 'abc' })).errors).toMatchObject([
      { code: 'INVALID', field: 'code' },
    ]);
    expect(await signIn(member.user)).toBeNull();
  });

  test('stores neither secret nor codes in readable form', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    const { secret } = await sendTwoFactorQuery(member, BEGIN, { password: PASSWORD });
    const { recoveryCodes } = await sendTwoFactorQuery(member, CONFIRM, {
      code: generateCode(start, secret),
    });

    const userId = member.user.id;
    const storedJson = JSON.stringify([
      await server.prisma.twoFactor.findMany({ where: { userId } }),
      await server.prisma.recoveryCode.findMany({ where: { userId } }),
      await server.prisma.auditEntry.findMany({ where: { entityId: userId } }),
    ]);
    for (const sensitiveValue of [secret, ...recoveryCodes]) expect(storedJson).not.toContain(sensitiveValue);
    expect(storedJson).toContain('twoFactor.confirm');
  });

  test('a secret copied to another account does not work there', async () => {
    const [member, thief] = [await aMember(), await aCustomer(server.prisma, { role: 'ADMIN' })];
    const { secret } = await server.prisma.twoFactor.findUniqueOrThrow({ where: { userId: member.id } });
    await aTwoFactor(server, thief, { secret });

    expect(await signIn(thief, { code: createCode() })).toEqual(['WRONG_CREDENTIALS', 'code']);
  });

  test('a code from a new app replaces the first app and its recovery codes', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    const first = await sendTwoFactorQuery(member, BEGIN, { password: PASSWORD });
    const firstConfirmation = await sendTwoFactorQuery(member, CONFIRM, {
      code: generateCode(start, first.secret),
    });

    expect((await sendTwoFactorQuery(member, BEGIN, { password: PASSWORD })).errors).toMatchObject([
      { code: 'TWO_FACTOR_REQUIRED', field: 'code' },
    ]);
    wait(60);
    const second = await sendTwoFactorQuery(member, BEGIN, {
      password: PASSWORD,
      code: generateCode(server.clock.now, first.secret),
    });
    wait(60);
    expect(await signIn(member.user, { code: generateCode(server.clock.now, first.secret) })).toBeNull();
    await sendTwoFactorQuery(member, CONFIRM, { code: generateCode(server.clock.now, second.secret) });
    wait(60);
    expect(await signIn(member.user, { code: generateCode(server.clock.now, first.secret) })).not.toBeNull();
    expect(await signIn(member.user, { code: firstConfirmation.recoveryCodes[0] })).not.toBeNull();
    expect(await signIn(member.user, { code: generateCode(server.clock.now, second.secret) })).toBeNull();
  });
});

describe('turning two factors off', () => {
  test('requires the password and a code; afterwards the password alone is enough to sign in', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    await aTwoFactor(server, member.user);
    const refusedInputs = [
      { password: PASSWORD },
      { password: PASSWORD, code: '000000' },
      { password: 'not the password', code: createCode() },
    ];
    for (const input of refusedInputs)
      expect((await sendTwoFactorQuery(member, DISABLE, input)).errors).toHaveLength(1);

    const disabledResult = await sendTwoFactorQuery(member, DISABLE, {
      password: PASSWORD,
      code: createCode(),
    });
    expect(disabledResult).toMatchObject({
      twoFactor: { confirmedAt: null, recoveryCodesLeft: 0 },
      errors: [],
    });
    expect(await signIn(member.user)).toBeNull();
  });

  test('does not happen when the password changes', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    await aTwoFactor(server, member.user);
    const input = { currentPassword: PASSWORD, newPassword: 'Another-2026!' };
    const passwordChange = await sendTwoFactorQuery(
      member,
      `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ${ERRORS} } }`,
      input,
    );
    expect(passwordChange.errors).toEqual([]);
    expect(await signIn(member.user, { password: input.newPassword })).toEqual([
      'TWO_FACTOR_REQUIRED',
      'code',
    ]);
  });

  test('is possible for an owner on another account, whose sessions then end, but not on the owner’s own account', async () => {
    const [owner, member] = [
      await aShopper(server, { role: 'SUPER_ADMIN' }),
      await aShopper(server, { role: 'ADMIN' }),
    ];
    await aTwoFactor(server, member.user);
    await aTwoFactor(server, owner.user);

    expect((await sendTwoFactorQuery(owner, REMOVE, { id: owner.user.id })).errors).toMatchObject([
      { code: 'NOT_ALLOWED' },
    ]);
    const customer = await aCustomer(server.prisma);
    expect((await sendTwoFactorQuery(owner, REMOVE, { id: customer.id })).errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect(await sendTwoFactorQuery(owner, REMOVE, { id: member.user.id })).toEqual({
      member: { hasTwoFactor: false },
      errors: [],
    });
    expect((await member.graphql('{ me { id } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await signIn(member.user)).toBeNull();
    expect(
      await server.prisma.auditEntry.count({
        where: { action: 'staff.removeTwoFactor', actorId: owner.user.id, entityId: member.user.id },
      }),
    ).toBe(1);
  });
});

async function openOtherSession({ user }: Shopper) {
  const { data } = await server.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: { email: user.email, password: PASSWORD },
  });
  const token: string = data?.login.token;
  return {
    sendQuery: (query: string, variables?: Record<string, unknown>) =>
      server.graphql(query, variables, { token }),
  };
}
