import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolveFilePath } from '#graph/filePath.ts';
import { MODEL_VIEWER_STYLE, NO_TRANSITIONS_STYLE } from '../securityHeaders.ts';
import { mountHomePage } from './mountHomePage.ts';

const SHELL = `<!doctype html><html><head><script>document.title = 'First'</script></head>
<body><div id="root"></div></body></html>`;

const buildRendererScript = (body: string) => `let times = 0;
export async function renderHome({ store }) {
  times += 1;
  const { name } = store.store;
  return { head: '<style></style>', body: ${body}, data: JSON.stringify({ name }) };
}`;

let app: FastifyInstance;
let webDir: string;
let name: string;
let receivedQueries: string[];
let catalog: { sequence: number };
const logError = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') });
  name = 'Aabhushan';
  receivedQueries = [];
  catalog = { sequence: 1 };
  const distDir = await mkdtemp(join(tmpdir(), 'store-home-'));
  webDir = join(distDir, 'web');
  await mkdir(webDir);
  await mkdir(join(distDir, 'firstScreen'));
  await writeFile(join(webDir, 'index.html'), SHELL);
  await writeFile(
    join(distDir, 'firstScreen', 'questions.json'),
    JSON.stringify({ store: '{ store { name } }' }),
  );
  await writeRenderer(buildRendererScript("'<h1>' + name + '</h1>'"));
  app = Fastify();
  app.log.error = logError;
  app.decorate('snapshots', { getter: () => ({ current: catalog }) as FastifyInstance['snapshots'] });
  app.post<{ Body: { query: string } }>('/graphql', async ({ body: { query } }) => {
    receivedQueries.push(query);
    return { data: { store: { name } } };
  });
  mountHomePage(app, webDir);
});

afterEach(async () => {
  vi.useRealTimers();
  logError.mockReset();
  await app.close();
  await rm(join(webDir, '..'), { recursive: true });
});

const writeRenderer = (script: string) => writeFile(join(webDir, '../firstScreen/renderHome.js'), script);
const get = (headers = {}) => app.inject({ url: '/', headers });
const advanceClock = () => vi.setSystemTime(Date.now() + 500);

test('the page contains the home screen, its styles and its data', async () => {
  const { body, headers } = await get();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('<style></style></head>');
  expect(body).toContain('<div id="root" data-rendered><h1>Aabhushan</h1></div>');
  expect(body).toContain(
    '<script type="application/json" id="first-data">{"name":"Aabhushan"}</script></body>',
  );
});

test('renders once for a thousand simultaneous visitors, and returns 304 for a cached page', async () => {
  const pages = await Promise.all(Array.from({ length: 1000 }, () => get()));
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  expect(receivedQueries).toEqual(['{ store { name } }']);
  const secondResponse = await get({ 'if-none-match': pages[0]?.headers.etag });
  expect(secondResponse.statusCode).toBe(304);
});

test('shows a change half a second later', async () => {
  await get();
  name = 'Gahana';
  catalog = { sequence: 2 };
  expect((await get()).body).toContain('<h1>Aabhushan</h1>');
  advanceClock();
  expect((await get()).body).toContain('<h1>Gahana</h1>');
});

test('does not render unchanged data again', async () => {
  await writeRenderer(buildRendererScript("'<h1>' + Math.random() + '</h1>'"));
  const firstResponse = await get();
  catalog = { sequence: 2 };
  advanceClock();
  expect((await get()).body).toBe(firstResponse.body);
});

test('runs no query while the catalogue is unchanged', async () => {
  await get();
  advanceClock();
  await get();
  expect(receivedQueries).toHaveLength(1);
});

test('if rendering fails, logs the error, serves the page without the home screen and retries later', async () => {
  await writeRenderer(buildRendererScript('await Promise.reject(new Error("No window."))'));
  expect((await get()).body).toBe(SHELL);
  expect(logError).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'No window.' }) },
    'The home screen could not be rendered.',
  );
  await writeRenderer(buildRendererScript("'<h1>' + name + '</h1>'"));
  advanceClock();
  expect((await get()).body).toContain('<h1>Aabhushan</h1>');
});

test('serves the page unchanged if the build contains no renderer', async () => {
  await rm(join(webDir, '../firstScreen'), { recursive: true });
  const plainApp = Fastify();
  mountHomePage(plainApp, webDir);
  expect((await plainApp.inject('/')).body).toBe(SHELL);
  await plainApp.close();
});

test("the policy allows only the page's own inline scripts and styles, by hash", async () => {
  const { headers } = await get();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(
    `script-src 'self' 'wasm-unsafe-eval' ${computeHash("document.title = 'First'")};`,
  );
  expect(policy).toContain(computeHash(''));
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("style-src-attr 'none'");
  const secondResponse = await get({ 'if-none-match': headers.etag });
  expect(secondResponse.headers['content-security-policy']).toBe(policy);
});

test('the policy allows the style attributes of the page by their hashes', async () => {
  await writeRenderer(buildRendererScript(`'<p style="content:&quot;a&quot;">' + name + '</p>'`));
  const { headers } = await get();
  expect(headers['content-security-policy']).toContain(
    `style-src-attr 'unsafe-hashes' ${computeHash('content:"a"')};`,
  );
});

test("the policy contains the hash of the 3D viewer's styles", () => {
  const template = readFileSync(resolveFilePath('@google/model-viewer/lib/template.js'), 'utf8');
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(template) ?? [];
  expect(computeHash(style)).toBe(`'${MODEL_VIEWER_STYLE}'`);
});

test('the policy contains the style that disables transitions during a colour change', () => {
  const providerSource = readFileSync('node_modules/@mui/system/cssVars/createCssVarsProvider.mjs', 'utf8');
  expect(providerSource).toContain(`'${NO_TRANSITIONS_STYLE}'`);
});

const computeHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
