import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { aTwoFactor } from '#graph/testing/aTwoFactor.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { DISABLE, ERRORS, STATE, sendTwoFactorQuery, useTwoFactors } from './testing/useTwoFactors.ts';

const server = useTestServer();
const start = new Date('2026-11-21T06:00:00Z');
const RENEW = `mutation ($input: TwoFactorProofInput!) { renewRecoveryCodes(input: $input) { recoveryCodes ${ERRORS} } }`;
const { wait, createCode, signIn, aMember } = useTwoFactors(server);

beforeEach(() => {
  server.clock.now = start;
});

describe.each(['login', 'adminLogin'])('%s', (field) => {
  test('requires a code only after the right password', async () => {
    const member = await aMember();
    expect(await signIn(member, { password: 'not the password', code: createCode() }, field)).toEqual([
      'WRONG_CREDENTIALS',
      null,
    ]);
    expect(await signIn(member, {}, field)).toEqual(['TWO_FACTOR_REQUIRED', 'code']);
    expect(await signIn(member, { code: '  ' }, field)).toEqual(['TWO_FACTOR_REQUIRED', 'code']);
    expect(await signIn(member, { code: createCode() }, field)).toBeNull();
  });

  test('accepts a code once, and no code older than the last one used', async () => {
    const member = await aMember();
    expect(await signIn(member, { code: createCode() }, field)).toBeNull();
    expect(await signIn(member, { code: createCode() }, field)).toEqual(['WRONG_CREDENTIALS', 'code']);
    expect(await signIn(member, { code: createCode(-30) }, field)).toEqual(['WRONG_CREDENTIALS', 'code']);
    wait(30);
    expect(await signIn(member, { code: createCode() }, field)).toBeNull();
  });

  test.each([-30, 30])('accepts a code from a clock that is off by %i seconds', async (drift) => {
    expect(await signIn(await aMember(), { code: createCode(drift) }, field)).toBeNull();
  });

  test.each([-60, 60])('refuses a code from a clock that is off by %i seconds', async (drift) => {
    expect(await signIn(await aMember(), { code: createCode(drift) }, field)).toEqual([
      'WRONG_CREDENTIALS',
      'code',
    ]);
  });
});

test('accepts only one of several simultaneous uses of a code', async () => {
  const member = await aMember();
  const signInErrors = await Promise.all(
    Array.from({ length: 4 }, () => signIn(member, { code: createCode() })),
  );
  expect(signInErrors.filter((signInError) => signInError === null)).toHaveLength(1);
});

describe('recovery codes', () => {
  async function createMemberWithCodes() {
    const member = await aShopper(server, { role: 'ADMIN' });
    await aTwoFactor(server, member.user);
    const { recoveryCodes } = await sendTwoFactorQuery(member, RENEW, {
      password: PASSWORD,
      code: createCode(),
    });
    return { member, recoveryCodes };
  }

  test('each work once, regardless of letter case and separators', async () => {
    const { member, recoveryCodes } = await createMemberWithCodes();
    const [first, second] = recoveryCodes;
    expect(await signIn(member.user, { code: first })).toBeNull();
    expect(await signIn(member.user, { code: first })).toEqual(['WRONG_CREDENTIALS', 'code']);
    expect(await signIn(member.user, { code: second.toLowerCase().replaceAll('-', ' ') })).toBeNull();
    expect((await member.graphql(`{ ${STATE} }`)).data?.twoFactor.recoveryCodesLeft).toBe(8);
  });

  test('belong to one account, and stop working when new ones are issued', async () => {
    const [{ member, recoveryCodes }, other] = [await createMemberWithCodes(), await aMember()];
    expect(await signIn(other, { code: recoveryCodes[0] })).toEqual(['WRONG_CREDENTIALS', 'code']);
    wait(30);
    await sendTwoFactorQuery(member, RENEW, { password: PASSWORD, code: createCode() });
    expect(await signIn(member.user, { code: recoveryCodes[0] })).toEqual(['WRONG_CREDENTIALS', 'code']);
  });
});

describe('wrong codes', () => {
  test('lock the account, as wrong passwords do', async () => {
    const member = await aMember();
    for (let guessIndex = 0; guessIndex < 5; guessIndex += 1)
      expect(await signIn(member, { code: '000000' })).toEqual(['WRONG_CREDENTIALS', 'code']);
    expect(await signIn(member, { code: createCode() })).toEqual(['RATE_LIMITED', null]);
    expect(await signIn(member)).toEqual(['RATE_LIMITED', null]);
  });

  test('still count after a sign-in without a code', async () => {
    const member = await aMember();
    for (let guessIndex = 0; guessIndex < 4; guessIndex += 1) await signIn(member, { code: '000000' });
    expect(await signIn(member)).toEqual(['TWO_FACTOR_REQUIRED', 'code']);
    expect(await signIn(member, { code: '000000' })).toEqual(['WRONG_CREDENTIALS', 'code']);
    expect(await signIn(member, { code: createCode() })).toEqual(['RATE_LIMITED', null]);
  });

  test('count even if entered in an open session', async () => {
    const member = await aShopper(server, { role: 'ADMIN' });
    await aTwoFactor(server, member.user);
    for (let guessIndex = 0; guessIndex < 5; guessIndex += 1)
      await sendTwoFactorQuery(member, DISABLE, { password: PASSWORD, code: '000000' });
    const { errors } = await member.graphql(DISABLE, { input: { password: PASSWORD, code: createCode() } });
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

test('signing in over REST also requires the code, and returns 401 without it', async () => {
  const member = await aMember();
  const postLogin = (payload: object) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/admin-login',
      payload: { email: member.email, password: PASSWORD, ...payload },
    });
  const challengeResponse = await postLogin({});
  expect([challengeResponse.statusCode, challengeResponse.json().code]).toEqual([401, 'TWO_FACTOR_REQUIRED']);
  const wrong = await postLogin({ code: '000000' });
  expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'WRONG_CREDENTIALS']);
  expect((await postLogin({ code: createCode() })).statusCode).toBe(200);
});
