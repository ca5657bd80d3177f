import { z } from 'zod';
import {
  changePasswordSchema,
  loginSchema,
  profileSchema,
  registerSchema,
} from '#domain/accounts/accountSchema.ts';
import { defineRoute } from '../route.ts';
import { toUser, userSchema } from '../shapes/user.ts';
import {
  AdminLoginDocument,
  ChangePasswordDocument,
  LoginDocument,
  LogoutDocument,
  RefreshSessionDocument,
  RegisterDocument,
  type SessionFragment,
} from './auth.generated.ts';
import { MeDocument, UpdateProfileDocument } from './profile.generated.ts';

const tokens = {
  token: z.string().describe('Access token for `Authorization: Bearer`, valid for 30 days.'),
  refreshToken: z.string().describe('Can be exchanged once for new tokens.'),
};
const deviceToken = z
  .string()
  .describe('Secret of this device. Store it beyond the session and send it with the next sign-in.');
const session = { user: userSchema, ...tokens, deviceToken };
const deviceTokenInput = z
  .string()
  .nullish()
  .describe(
    '`deviceToken` of an earlier sign-in on this device. With it, the right password works during a lockout.',
  );
const credentials = z.strictObject({
  email: z.string(),
  password: z.string(),
  code: z
    .string()
    .nullish()
    .describe(
      'Code from the authenticator app, or a recovery code. Required after the error TWO_FACTOR_REQUIRED.',
    ),
  deviceToken: deviceTokenInput,
});

export const auth = [
  defineRoute({
    method: 'POST',
    path: '/auth/register',
    summary: 'Creates a customer account and signs it in.',
    rules: registerSchema,
    body: z.strictObject({
      name: z.string(),
      email: z.string(),
      password: z.string(),
      phone: z.string().nullish(),
      deviceToken: deviceTokenInput,
    }),
    example: { name: 'Test Customer', email: 'customer@example.com', password: 'Shopper-2026!' },
    document: RegisterDocument,
    variables: ({ body: { name, email, password, phone, deviceToken } }) => ({
      input: { name, email, password, phone, deviceToken },
    }),
    status: 201,
    answer: session,
    data: ({ register }) => toSession(register),
    alsoOnTop: ['user', 'token', 'refreshToken', 'deviceToken'],
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/login',
    summary: 'Signs a customer or staff member in.',
    rules: loginSchema,
    body: credentials,
    example: { email: 'customer@example.com', password: 'Shopper-2026!' },
    document: LoginDocument,
    variables: ({ body: { email, password, code, deviceToken } }) => ({
      input: { email, password, code, deviceToken },
    }),
    answer: session,
    data: ({ login }) => toSession(login),
    alsoOnTop: ['user', 'token', 'refreshToken', 'deviceToken'],
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/admin-login',
    summary: 'Signs a staff member in. Customers get 403.',
    rules: loginSchema,
    body: credentials,
    example: { email: 'admin@example.com', password: 'Admin-2026!' },
    document: AdminLoginDocument,
    variables: ({ body: { email, password, code, deviceToken } }) => ({
      input: { email, password, code, deviceToken },
    }),
    answer: session,
    data: ({ adminLogin }) => toSession(adminLogin),
    alsoOnTop: ['user', 'token', 'refreshToken', 'deviceToken'],
  }),
  defineRoute({
    method: 'GET',
    path: '/auth/me',
    summary: 'Returns the signed-in account.',
    document: MeDocument,
    answer: { user: userSchema },
    data: ({ me }) => ({ user: toUser(me) }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/auth/profile',
    readAt: '/auth/me',
    summary:
      'Changes the name, phone number or password of the signed-in account. A new password returns new tokens.',
    description: 'The password is changed last. If it is rejected, the other changes remain.',
    rules: profileSchema.extend(changePasswordSchema.shape),
    body: z.strictObject({
      name: z.string().optional(),
      phone: z.string().nullish(),
      currentPassword: z.string().optional().describe('Current password, required to set a new one.'),
      newPassword: z.string().optional().describe('New password.'),
    }),
    example: { name: 'New Name' },
    document: UpdateProfileDocument,
    variables: ({ body: { name, phone } }) => ({ input: { name, phone } }),
    after: {
      when: ({ body }) => body.newPassword !== undefined,
      document: ChangePasswordDocument,
      variables: ({ body: { currentPassword = '', newPassword = '' } }) => ({
        input: { currentPassword, newPassword },
      }),
    },
    answer: {
      user: userSchema,
      token: tokens.token.optional(),
      refreshToken: tokens.refreshToken.optional(),
    },
    data: ({ updateProfile: { user }, changePassword }) =>
      changePassword ? toSession(changePassword) : user && { user: toUser(user) },
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Exchanges a refresh token for new tokens.',
    body: z.strictObject({ refreshToken: z.string() }),
    example: { refreshToken: 'Token from the last sign-in or refresh' },
    document: RefreshSessionDocument,
    variables: ({ body: { refreshToken } }) => ({ input: { refreshToken } }),
    answer: tokens,
    data: ({ refreshSession: { token, refreshToken } }) => ({ token, refreshToken }),
    alsoOnTop: ['token', 'refreshToken'],
  }),
  defineRoute({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the current session.',
    document: LogoutDocument,
    answer: { ended: z.boolean() },
    data: ({ logout: { ended } }) => ({ ended }),
  }),
];

function toSession({ user, token, refreshToken, deviceToken }: SessionFragment) {
  return user ? { user: toUser(user), token, refreshToken, ...(deviceToken && { deviceToken }) } : null;
}
