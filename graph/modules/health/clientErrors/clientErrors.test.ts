import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_CLIENT_ERRORS } from '#domain/health/clientErrors.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const REPORT = `mutation ($input: ReportClientErrorsInput!) {
  reportClientErrors(input: $input) { taken errors { code field } }
}`;
const error = { kind: 'SCRIPT', message: 'x is not a function', screen: '/products/:id' };

beforeEach(async () => {
  await server.prisma.clientError.deleteMany();
  await server.prisma.attempt.deleteMany();
});

describe('a client error', () => {
  test('is stored without personal data', async () => {
    const requestId = '0192f7c1-7c52-4b5e-9f0e-1c2d3e4f5a6b';
    const response = await report({
      kind: 'REQUEST',
      message: `No answer for "Sita Shrestha" <sita@example.com> at https://store.example/#/x?token=abc`,
      stack: 'Error\n    at send (https://store.example/assets/index-Ab1.js?sita@example.com:2:345)',
      screen: '/orders/JW-4K7M2Q9XWA',
      requestId,
    });

    expect(response).toEqual({ taken: 1, errors: [] });
    expect(await findSavedErrors()).toMatchObject([
      {
        kind: 'REQUEST',
        message: 'No answer for "…" <[email]> at [address]',
        stack: 'send index-Ab1.js:2:345',
        screen: '/orders/:id',
        build: 'index-Ab1.js',
        browser: 'other',
        requestId,
        count: 1,
      },
    ]);
  });

  test('is stored as one row, with the times of its first and last occurrence', async () => {
    const first = new Date('2026-11-20T06:00:00Z');
    const last = new Date('2026-11-21T06:00:00Z');
    server.clock.now = first;
    await report(error, error);
    server.clock.now = last;
    await report(error);

    expect(await findSavedErrors()).toMatchObject([{ count: 2, firstAt: first, lastAt: last }]);
  });

  test('replaces the oldest errors when the limit is reached', async () => {
    const row = {
      kind: 'SCRIPT',
      message: '',
      stack: '',
      screen: '/',
      browser: 'other',
      build: '',
      count: 1,
    } as const;
    const toTime = (index: number) => new Date(Date.UTC(2026, 10, 1) + index * 1000);
    await server.prisma.clientError.createMany({
      data: Array.from({ length: MAX_CLIENT_ERRORS }, (_, index) => ({
        ...row,
        fingerprint: String(index),
        firstAt: toTime(index),
        lastAt: toTime(index),
      })),
    });
    server.clock.now = new Date('2026-11-22T06:00:00Z');

    await report(error);

    expect(await server.prisma.clientError.count()).toBe(MAX_CLIENT_ERRORS);
    expect(await server.prisma.clientError.findUnique({ where: { fingerprint: '0' } })).toBeNull();
  });

  test('is refused in a report of more than ten', async () => {
    const response = await report(...Array(11).fill(error));
    expect(response).toMatchObject({ taken: 0, errors: [{ code: 'INVALID', field: 'errors' }] });
  });

  test('is accepted up to sixty times an hour from one network', async () => {
    for (let time = 0; time < 60; time++) await report(error);
    expect(await report(error)).toEqual({ taken: 0, errors: [] });
    expect(await findSavedErrors()).toMatchObject([{ count: 60 }]);
  });

  test('is accepted up to five times an hour from one network if it is new; known errors are still counted', async () => {
    for (const letters of ['ab', 'cd', 'ef'])
      await report(...[...letters].map((letter) => ({ ...error, message: `${letter} is invented` })));
    expect(await findSavedErrors()).toHaveLength(5);

    expect(
      await report({ ...error, message: 'a is invented' }, { ...error, message: 'g is invented' }),
    ).toEqual({
      taken: 1,
      errors: [],
    });
    expect(await findSavedErrors()).toHaveLength(5);
    expect((await findSavedErrors()).map(({ count }) => count).toSorted()).toEqual([1, 1, 1, 1, 2]);
  });
});

describe('client errors from a single network', () => {
  const HEALTH = `{ health {
    concerns { concern count } clientErrorsFromOneAddress clientErrors { message isFromOneAddress }
  } }`;
  const fakeErrors = [...'abcde'].map((letter) => ({ ...error, message: `${letter} is invented` }));

  test('are marked as such and do not hide the errors of others', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    await reportErrors('203.0.113.1', error);
    await reportErrors('203.0.113.2', error);
    await reportErrors('198.51.100.9', ...fakeErrors);

    const { health } = (await owner.graphql(HEALTH)).data ?? {};

    expect(health.concerns).toContainEqual({ concern: 'CLIENT_ERRORS', count: 7 });
    expect(health.clientErrorsFromOneAddress).toBe(5);
    expect(health.clientErrors).toHaveLength(4);
    expect(health.clientErrors).toContainEqual({ message: error.message, isFromOneAddress: false });
    expect(health.clientErrors).toContainEqual({
      message: expect.stringContaining('is invented'),
      isFromOneAddress: true,
    });
  });

  test('are stored without the network address', async () => {
    await reportErrors('198.51.100.9', error);
    const [row] = await findSavedErrors();
    expect(row?.reportedBy).toMatch(/^[\da-f]{64}$/);
    await reportErrors('198.51.100.10', error);
    expect(await findSavedErrors()).toMatchObject([{ count: 2, reportedBy: null }]);
  });
});

function reportErrors(ip: string, ...errors: object[]) {
  return server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-forwarded-for': ip },
    payload: { query: REPORT, variables: { input: { build: 'index-Ab1.js', errors } } },
  });
}

async function report(...errors: object[]) {
  const { data } = await server.graphql(REPORT, { input: { build: 'index-Ab1.js', errors } });
  return data?.reportClientErrors;
}

function findSavedErrors() {
  return server.prisma.clientError.findMany();
}
