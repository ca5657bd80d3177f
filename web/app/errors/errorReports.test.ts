import { ServerError } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabStorage } from '#web/ui/browser/storage.ts';

const fetchMock = vi.fn<typeof fetch>();
let errors: typeof import('./errorReports.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockResolvedValue(new Response('{}'));
  window.location.hash = '';
  tabStorage.remove('errorReportCount');
  vi.resetModules();
  errors = await import('./errorReports.ts');
});

afterEach(() => {
  fetchMock.mockReset();
  vi.restoreAllMocks();
});

test('errors that occur together are sent in one report, without personal data', async () => {
  window.location.hash = '#/orders/JW-4K7M2Q9XWA?email=sita@example.com';
  errors.reportError('SCRIPT', new TypeError('Nothing for "Sita" <sita@example.com>'));
  errors.reportError('PROMISE', 'no answer', { requestId: 'id-1' });
  await vi.advanceTimersByTimeAsync(1000);

  expect(getReports()).toMatchObject([
    {
      errors: [
        {
          kind: 'SCRIPT',
          message: 'TypeError: Nothing for "…" <[email]>',
          screen: '/orders/:id',
          requestId: null,
        },
        { kind: 'PROMISE', message: 'no answer', requestId: 'id-1' },
      ],
    },
  ]);
  expect(String(fetchMock.mock.calls[0]?.[1]?.body)).not.toMatch(/sita|JW-4K/i);
});

test('an error is reported once, and a page reports at most ten errors', async () => {
  for (let attempt = 0; attempt < 3; attempt++) errors.reportError('SCRIPT', new Error('Again'));
  await vi.advanceTimersByTimeAsync(1000);
  for (let length = 0; length < 20; length++)
    errors.reportError('SCRIPT', new Error(`Another ${'x'.repeat(length + 1)}`));
  await vi.advanceTimersByTimeAsync(1000);

  expect(getReports().map(({ errors: reportedErrors }) => reportedErrors.length)).toEqual([1, 9]);
});

test('a tab reports at most thirty errors, however often the page is reloaded', async () => {
  for (let page = 0; page < 5; page++) {
    vi.resetModules();
    errors = await import('./errorReports.ts');
    for (let length = 0; length < 10; length++)
      errors.reportError('SCRIPT', new Error('x'.repeat(length + 1)));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(getReports().flatMap(({ errors: reportedErrors }) => reportedErrors)).toHaveLength(30);
});

test('reports nothing offline, and no errors from browser extensions', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  errors.reportError('SCRIPT', new Error('Offline'));
  const extensionError = Object.assign(new Error('Not ours'), {
    stack: 'at x (chrome-extension://abc/content.js:1:1)',
  });
  errors.reportError('SCRIPT', extensionError);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a failed request is reported with its request id; a refused request is not', async () => {
  const { reportFailedRequest } = await import('./failedRequest.ts');
  const { watchErrors } = await import('./reportError.ts');
  const stopWatching = watchErrors();
  const createServerError = (status: number) =>
    new ServerError('no', {
      response: new Response('', { status, headers: { 'x-request-id': 'id-2' } }),
      bodyText: '',
    });
  reportFailedRequest('HomePage', createServerError(503));
  reportFailedRequest('Orders', createServerError(403));
  stopWatching();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);

  expect(getReports().flatMap(({ errors: reportedErrors }) => reportedErrors)).toMatchObject([
    { kind: 'REQUEST', message: 'Request: HomePage failed: 503', requestId: 'id-2' },
  ]);
});

interface Report {
  errors: { kind: string; message: string; screen: string; requestId: string | null }[];
}

function getReports(): Report[] {
  return fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables.input);
}
