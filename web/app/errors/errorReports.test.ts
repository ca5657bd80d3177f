import { ServerError } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTab } from '#web/ui/browser/storage.ts';

const fetched = vi.fn<typeof fetch>();
let errors: typeof import('./errorReports.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValue(new Response('{}'));
  window.location.hash = '';
  inTab.remove('toldErrors');
  vi.resetModules();
  errors = await import('./errorReports.ts');
});

afterEach(() => {
  fetched.mockReset();
  vi.restoreAllMocks();
});

test('what breaks at one moment is told together, without anything of the person', async () => {
  window.location.hash = '#/orders/JW-4K7M2Q9XWA?email=sita@example.com';
  errors.report('SCRIPT', new TypeError('Nothing for "Sita" <sita@example.com>'));
  errors.report('PROMISE', 'no answer', { requestId: 'id-1' });
  await vi.advanceTimersByTimeAsync(1000);

  expect(reports()).toMatchObject([
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
  expect(String(fetched.mock.calls[0]?.[1]?.body)).not.toMatch(/sita|JW-4K/i);
});

test('the same is told once, and of a page no more than ten', async () => {
  for (let time = 0; time < 3; time++) errors.report('SCRIPT', new Error('Again'));
  await vi.advanceTimersByTimeAsync(1000);
  for (let letter = 0; letter < 20; letter++)
    errors.report('SCRIPT', new Error(`Another ${'x'.repeat(letter + 1)}`));
  await vi.advanceTimersByTimeAsync(1000);

  expect(reports().map(({ errors: told }) => told.length)).toEqual([1, 9]);
});

test('of a tab no more than thirty, however often the page is loaded', async () => {
  for (let page = 0; page < 5; page++) {
    vi.resetModules();
    errors = await import('./errorReports.ts');
    for (let letter = 0; letter < 10; letter++) errors.report('SCRIPT', new Error('x'.repeat(letter + 1)));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(reports().flatMap(({ errors: told }) => told)).toHaveLength(30);
});

test('nothing is told without a connection, nor of what the browser brought along', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  errors.report('SCRIPT', new Error('Offline'));
  const foreign = Object.assign(new Error('Not ours'), {
    stack: 'at x (chrome-extension://abc/content.js:1:1)',
  });
  errors.report('SCRIPT', foreign);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).not.toHaveBeenCalled();
});

test('a request that failed is told with the id of its answer; one that was refused is not', async () => {
  const { tellFailedRequest } = await import('./failedRequest.ts');
  const { watchErrors } = await import('./tellError.ts');
  const stop = watchErrors();
  const failed = (status: number) =>
    new ServerError('no', {
      response: new Response('', { status, headers: { 'x-request-id': 'id-2' } }),
      bodyText: '',
    });
  tellFailedRequest('HomePage', failed(503));
  tellFailedRequest('Orders', failed(403));
  stop();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);

  expect(reports().flatMap(({ errors: told }) => told)).toMatchObject([
    { kind: 'REQUEST', message: 'Request: HomePage failed: 503', requestId: 'id-2' },
  ]);
});

interface Report {
  errors: { kind: string; message: string; screen: string; requestId: string | null }[];
}

function reports(): Report[] {
  return fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).variables.input);
}
