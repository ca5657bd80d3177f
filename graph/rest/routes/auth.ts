import { z } from 'zod';
import {
  changePasswordSchema,
  loginSchema,
  profileSchema,
  registerSchema,
} from '#domain/accounts/accountSchema.ts';
import { defineRoutes } from '../route.ts';
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

const route = defineRoutes('Auth');

const tokens = {
  token: z.string().describe('Access token for `Authorization: Bearer`, good for 30 days.'),
  refreshToken: z.string().describe('Good once, for a new pair of tokens.'),
};
const deviceToken = z
  .string()
  .describe('The secret of this device, to keep beyond the session and send with its next sign-in.');
const session = { user: userSchema, ...tokens, deviceToken };
const givenDevice = z
  .string()
  .nullish()
  .describe('What an earlier sign-in answered to this device: with it a right password passes a lock-out.');
const credentials = z.strictObject({
  email: z.string(),
  password: z.string(),
  code: z
    .string()
    .nullish()
    .describe('After TWO_FACTOR_REQUIRED: what the authenticator app shows, or a recovery code.'),
  deviceToken: givenDevice,
});

export const auth = [
  route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Opens a customer account and signs it in.',
    rules: registerSchema,
    body: z.strictObject({
      name: z.string(),
      email: z.string(),
      password: z.string(),
      phone: z.string().nullish(),
      deviceToken: givenDevice,
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
  route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Signs a customer or a member of staff in.',
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
  route({
    method: 'POST',
    path: '/auth/admin-login',
    summary: 'Signs staff in; a customer gets 403.',
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
  route({
    method: 'GET',
    path: '/auth/me',
    summary: 'The signed-in account.',
    document: MeDocument,
    answer: { user: userSchema },
    data: ({ me }) => ({ user: toUser(me) }),
  }),
  route({
    method: 'PUT',
    path: '/auth/profile',
    readAt: '/auth/me',
    summary: 'Changes the own name, phone or password; a new password answers a new pair of tokens.',
    description: 'The password changes last: where it is refused, the other changes stay.',
    rules: profileSchema.extend(changePasswordSchema.shape),
    body: z.strictObject({
      name: z.string().optional(),
      phone: z.string().nullish(),
      currentPassword: z.string().optional(),
      newPassword: z.string().optional(),
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
  route({
    method: 'POST',
    path: '/auth/refresh',
    summary: 'Trades a refresh token for a new pair of tokens.',
    body: z.strictObject({ refreshToken: z.string() }),
    example: { refreshToken: 'The one of the last sign-in or refresh.' },
    document: RefreshSessionDocument,
    variables: ({ body: { refreshToken } }) => ({ input: { refreshToken } }),
    answer: tokens,
    data: ({ refreshSession: { token, refreshToken } }) => ({ token, refreshToken }),
    alsoOnTop: ['token', 'refreshToken'],
  }),
  route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the session of the token in use.',
    document: LogoutDocument,
    answer: { ended: z.boolean() },
    data: ({ logout: { ended } }) => ({ ended }),
  }),
];

function toSession({ user, token, refreshToken, deviceToken }: SessionFragment) {
  return user ? { user: toUser(user), token, refreshToken, ...(deviceToken && { deviceToken }) } : null;
}
