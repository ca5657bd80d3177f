import { expect, test } from 'vitest';
import { Prisma } from './generated/client.ts';
import { isUnavailable } from './isUnavailable.ts';

const createKnownError = (code: string, meta?: Record<string, unknown>) =>
  new Prisma.PrismaClientKnownRequestError('read', {
    code,
    clientVersion: Prisma.prismaVersion.client,
    meta,
  });

test.each([
  ['a broken connection in mysql2', Object.assign(new Error('read'), { code: 'ECONNRESET', errno: -104 })],
  ['a broken connection in Prisma', createKnownError('ECONNRESET', { modelName: 'Order' })],
  ['no available connection in Prisma', createKnownError('P2024')],
  ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC', errno: -28 })],
  ['a server shutdown in the adapter', new Error('off', { cause: { originalCode: '1053' } })],
])('%s means that the database is unavailable', (_case, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['an address in use', createKnownError('P2002')],
  ['a missing table', Object.assign(new Error('No such table'), { errno: 1146 })],
  ['a programming error', new TypeError('undefined is not a function')],
  ['an empty value', undefined],
])('%s does not mean that the database is unavailable', (_case, error) => {
  expect(isUnavailable(error)).toBe(false);
});
