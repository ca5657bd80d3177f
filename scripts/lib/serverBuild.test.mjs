// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { root } from './paths.mjs';
import { findFreePort } from './process/ports.mjs';
import { buildServer, getBuiltProgram } from './serverBuild.mjs';

const FOLDER = join(root, 'dist', 'server');
/** @type {(() => unknown)[]} */
const cleanups = [];

beforeAll(buildServer);

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

test('stack traces in the built server’s log contain source file paths', async () => {
  const { url, log } = await startWithoutDatabase();

  expect((await fetch(`${url}/readyz`)).status).toBe(503);

  await vi.waitFor(() => expect(log.join('\n')).toContain('Not ready: the database does not respond'));
  const { err } = JSON.parse(log.find((line) => line.includes('Not ready')) ?? '');
  expect(err.stack).toMatch(/[ (]graph\/observability\/health\.ts:\d+:\d+/);
  expect(err.stack).not.toContain('dist/server');
});

test('the built server finds its data files and the modules it loads on first use', async () => {
  const { url } = await startWithoutDatabase();

  const pageResults = await Promise.all(
    ['/api/docs', '/api/docs/swagger-ui.css', '/api/openapi.json'].map(async (path) => {
      const response = await fetch(url + path);
      return [response.status, (await response.text()).length > 500];
    }),
  );

  expect(pageResults).toEqual([
    [200, true],
    [200, true],
    [200, true],
  ]);
});

test('the server does not load rarely used modules on start', () => {
  const loadedPackages = findStartImports('main.js');

  expect([...loadedPackages]).toContain('@node-rs/argon2');
  for (const packageName of [
    'sharp',
    'pdfkit',
    'react',
    'react-dom/server',
    'nodemailer',
    'csv-',
    '@react-email',
  ])
    expect([...loadedPackages].filter((name) => name.startsWith(packageName))).toEqual([]);
});

test('email components are built for production regardless of NODE_ENV', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
  const imports = files.flatMap((file) => [...findStartImports(file)]);

  expect(imports).toContain('react/jsx-runtime');
  expect(imports).not.toContain('react/jsx-dev-runtime');
});

/** Starts a server without a reachable database and returns its URL and log. */
async function startWithoutDatabase() {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'store-data-'));
  const child = spawn(process.execPath, getBuiltProgram('main'), {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: 'mysql://nobody@127.0.0.1:1/none',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true });
  });
  /** @type {string[]} */
  const log = [];
  createInterface(child.stdout).on('line', (line) => log.push(line));
  await vi.waitFor(() => expect(log.join('\n')).toContain('Server listening'), 30_000);
  return { url: `http://127.0.0.1:${port}`, log };
}

/**
 * Returns the packages that a built file imports at start, directly or through other built files.
 * @param {string} file
 * @param {Set<string>} [visitedImports]
 */
function findStartImports(file, visitedImports = new Set()) {
  const source = readFileSync(join(FOLDER, file), 'utf8');
  for (const [, name = ''] of source.matchAll(/^\s*import\s*(?:[^"'();]*?from\s*)?["']([^"']+)["']/gm)) {
    if (visitedImports.has(name)) continue;
    visitedImports.add(name);
    if (name.startsWith('./')) findStartImports(name.slice(2), visitedImports);
  }
  return visitedImports;
}
