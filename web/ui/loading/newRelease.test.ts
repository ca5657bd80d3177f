import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabStorage } from '../browser/storage.ts';
import { reloadIntoNewRelease } from './newRelease.ts';

const MISSING_FILE_ERROR = new TypeError(
  'Failed to fetch dynamically imported module: https://store/assets/Page-1.js',
);
const createPage = (release: string) => `<script type="module" src="/assets/${release}.js"></script>`;

/** Only this script is removed after each test, because other tests need the stylesheets in the head. */
const script = document.createElement('script');
script.type = 'module';
script.src = '/assets/main-old.js';

const reload = vi.fn();
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  document.head.append(script);
  vi.stubGlobal('location', { ...window.location, reload: reload.mockReset() });
  vi.stubGlobal('fetch', fetchMock.mockReset());
  fetchMock.mockImplementation(async () => new Response(createPage('main-new')));
});

afterEach(() => script.remove());

test.each([
  ['Chrome', 'Failed to fetch dynamically imported module: https://store/assets/Page-1.js'],
  ['Firefox', 'error loading dynamically imported module: https://store/assets/Page-1.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Vite', 'Unable to preload CSS for /assets/Page-1.css'],
])(
  'a missing file of the previous release, as reported by %s, reloads the page',
  async (_caller, message) => {
    expect(await reloadIntoNewRelease(new Error(message))).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  },
);

test('the page reloads once, and again only after five minutes', async () => {
  expect(await reloadIntoNewRelease(MISSING_FILE_ERROR)).toBe(true);
  expect(await reloadIntoNewRelease(MISSING_FILE_ERROR)).toBe(false);
  tabStorage.writeText('reloadedAt', String(Date.now() - 5 * 60_000));
  expect(await reloadIntoNewRelease(MISSING_FILE_ERROR)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a tab without storage does not reload, because it could reload forever', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room');
  });
  expect(await reloadIntoNewRelease(MISSING_FILE_ERROR)).toBe(false);
});

test.each([
  ['the release is the same', async () => new Response(createPage('main-old'))],
  ['the server is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response('down', { status: 503 })],
  ['another page is returned', async () => new Response('<h1>Sign in to the Wi-Fi</h1>')],
])('the page does not reload if %s', async (_reason, respond) => {
  fetchMock.mockImplementation(respond);
  expect(await reloadIntoNewRelease(MISSING_FILE_ERROR)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('another error sends no request', async () => {
  expect(await reloadIntoNewRelease(new TypeError('x is undefined'))).toBe(false);
  expect(fetchMock).not.toHaveBeenCalled();
});
