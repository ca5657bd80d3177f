import { describe, expect, test } from 'vitest';
import { loginSchema, profileSchema, registerSchema } from './accountSchema.ts';

const account = { name: 'Asha', email: 'asha@example.com', password: 'Shopper-2026!' };

const PERSONAL_WORDS_PROBLEM =
  'Passwords based on your name, your email or the store’s name are easy to guess. Add other words.';

test.each([undefined, null, '', ' '])('treats the phone %j as missing', (phone) => {
  expect(registerSchema.parse({ ...account, phone }).phone).toBeUndefined();
});

test('validates a phone that is not blank', () => {
  expect(registerSchema.parse({ ...account, phone: '9841234567' }).phone).toBe('+9779841234567');
  expect(registerSchema.safeParse({ ...account, phone: '12' }).success).toBe(false);
});

describe('a new password', () => {
  test.each(['4815926370', 'x'.repeat(127).concat('y'), '   spaces count   '])(
    'accepts %j unchanged',
    (password) => {
      expect(registerSchema.parse({ ...account, password }).password).toBe(password);
    },
  );

  test.each([
    ['', 'Use at least 10 characters for the password.'],
    ['123456789', 'Use at least 10 characters for the password.'],
    [`y${'x'.repeat(128)}`, 'Use at most 128 characters for the password.'],
    ['aaaaaaaaaaaa', 'Your password can’t be the same character repeated.'],
    ['Kathmandu-2083', PERSONAL_WORDS_PROBLEM],
    ['Asha-2026-asha', PERSONAL_WORDS_PROBLEM],
    [undefined, 'Choose a password.'],
  ])('rejects the password %j', (password, message) => {
    expect(registerSchema.safeParse({ ...account, password }).error?.issues[0]?.message).toBe(message);
  });
});

test('a sign-in requires an email and a password of any length', () => {
  expect(loginSchema.parse({ email: 'Asha@example.com', password: 'short' })).toEqual({
    email: 'asha@example.com',
    password: 'short',
  });
  expect(loginSchema.safeParse({ email: 'asha@example.com', password: '' }).success).toBe(false);
});

describe('a profile', () => {
  test('keeps omitted fields, and removes a blank or null phone', () => {
    expect(profileSchema.parse({})).toEqual({});
    expect(profileSchema.parse({ phone: ' ' })).toEqual({ phone: null });
    expect(profileSchema.parse({ phone: null })).toEqual({ phone: null });
    expect(profileSchema.parse({ phone: '9841234567' })).toEqual({ phone: '+9779841234567' });
  });

  test.each([{ name: '' }, { name: null }, { phone: '12' }, { preferences: [] }, { preferences: 'dark' }])(
    'rejects %j',
    (profile) => {
      expect(profileSchema.safeParse(profile).success).toBe(false);
    },
  );

  test('accepts preferences 8 levels deep, and rejects 9', () => {
    const nestObject = (levels: number): object => (levels === 1 ? {} : { a: nestObject(levels - 1) });
    const getMessages = (levels: number) =>
      profileSchema
        .safeParse({ preferences: nestObject(levels) })
        .error?.issues.map(({ message }) => message);
    expect(getMessages(8)).toBeUndefined();
    expect(getMessages(9)).toEqual(['Preferences can be at most 8 levels deep.']);
    expect(getMessages(5000)).toEqual(['Preferences can be at most 8 levels deep.']);
  });

  test('accepts preferences of 4,096 bytes, and rejects more', () => {
    const buildPreferences = (bytes: number) => ({
      preferences: { a: 'x'.repeat(bytes - '{"a":""}'.length) },
    });
    expect(profileSchema.safeParse(buildPreferences(4096)).success).toBe(true);
    expect(profileSchema.safeParse(buildPreferences(4097)).success).toBe(false);
    expect(profileSchema.safeParse({ preferences: { a: 'ल'.repeat(1400) } }).success).toBe(false);
  });
});
