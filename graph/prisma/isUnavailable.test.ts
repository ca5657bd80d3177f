import { expect, test } from 'vitest';
import { Prisma } from './generated/client.ts';
import { isUnavailable } from './isUnavailable.ts';

const known = (code: string, meta?: Record<string, unknown>) =>
  new Prisma.PrismaClientKnownRequestError('read', {
    code,
    clientVersion: Prisma.prismaVersion.client,
    meta,
  });

test.each([
  [
    'a connection that broke, by mysql2',
    Object.assign(new Error('read'), { code: 'ECONNRESET', errno: -104 }),
  ],
  ['a connection that broke, by Prisma', known('ECONNRESET', { modelName: 'Order' })],
  ['no connection to be had, by Prisma', known('P2024')],
  ['a disk that is full', Object.assign(new Error('write'), { code: 'ENOSPC', errno: -28 })],
  ['a server that goes down, by the adapter', new Error('off', { cause: { originalCode: '1053' } })],
])('%s says that the database cannot be had', (_what, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['an address that is taken', known('P2002')],
  ['a table that is not there', Object.assign(new Error('No such table'), { errno: 1146 })],
  ['a mistake of the program', new TypeError('undefined is not a function')],
  ['nothing at all', undefined],
])('%s does not', (_what, error) => {
  expect(isUnavailable(error)).toBe(false);
});
