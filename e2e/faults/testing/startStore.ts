import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../scripts/lib/process/ports.mjs';
import { getEnvironmentWithoutTestRunner } from './getEnvironmentWithoutTestRunner.ts';
import { findChildren, type Process } from './processes.ts';

interface Options {
  /** Variables added to this process's environment. */
  env?: NodeJS.ProcessEnv;
  /** Data folder to reuse; a temporary one by default. */
  dataDir?: string;
  /** Port to reuse; any free one by default. */
  port?: number;
}

/** Processes of a store; null if one is not running at the moment. */
interface Pids {
  /** `npm start`, which supervises the others. */
  supervisor: number;
  server: number | null;
  /** The database server. */
  database: number | null;
  /** Process that stops the database when `npm start` has ended. */
  databaseKeeper: number | null;
}

export interface RunningStore {
  url: string;
  port: number;
  dataDir: string;
  /** URL of the private database, with its password. */
  databaseUrl: string;
  /** Returns the current processes. */
  readPids(): Pids;
  /** Returns the terminal output so far. */
  readOutput(): string;
  /** Resolves with the exit code. */
  exitPromise: Promise<number | null>;
  /** Stops the store as Ctrl-C does, and removes its data folder if it is temporary. */
  stop(): Promise<void>;
}

/** The first start after cloning includes the build. */
const OPEN_WITHIN_MS = 170_000;

/** Starts a store with demo data on free ports, as `npm start` does. Throws an error with its output if it does not open. */
export async function startStore({
  env,
  dataDir: requestedDataDir,
  port: requestedPort,
}: Options = {}): Promise<RunningStore> {
  const port = requestedPort ?? (await findFreePort());
  const dataDir = requestedDataDir ?? mkdtempSync(join(tmpdir(), 'store-faults-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...getEnvironmentWithoutTestRunner(), PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const readOutput = collectOutput(child);
  const exitPromise = once(child, 'exit').then(([code]) => code as number | null);
  const stop = async () => {
    child.kill('SIGTERM');
    await exitPromise;
    if (!requestedDataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilOpen(child, readOutput);
    const { pid: supervisorPid = 0 } = child;
    const databaseUrl = env?.DATABASE_URL ?? getPrivateDatabaseUrl(supervisorPid, dataDir);
    const url = `http://127.0.0.1:${port}`;
    return {
      url,
      port,
      dataDir,
      databaseUrl,
      readPids: () => findPids(supervisorPid),
      readOutput,
      exitPromise,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  const appendOutput = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout?.on('data', appendOutput);
  child.stderr?.on('data', appendOutput);
  return () => text;
}

function waitUntilOpen(child: ChildProcess, readOutput: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The store did not open.\n${readOutput()}`));
    const timer = setTimeout(fail, OPEN_WITHIN_MS);
    child.once('exit', fail);
    child.stdout?.on('data', () => {
      if (!readOutput().includes('Ctrl-C closes it.')) return;
      clearTimeout(timer);
      child.off('exit', fail);
      resolve();
    });
  });
}

function findPids(supervisorPid: number): Pids {
  const children = findChildren(supervisorPid);
  const databaseKeeper = children.find(({ command }) => command.includes('tools/database/supervisor.mjs'));
  const server = children.find(({ command }) => command.includes('dist/server/main.js'));
  const database = databaseKeeper && findDatabase(databaseKeeper);
  return {
    supervisor: supervisorPid,
    server: server?.pid ?? null,
    databaseKeeper: databaseKeeper?.pid ?? null,
    database: database?.pid ?? null,
  };
}

function findDatabase(databaseKeeper: Process): Process | undefined {
  return findChildren(databaseKeeper.pid).find(({ command }) => command.includes('--datadir='));
}

function getPrivateDatabaseUrl(supervisorPid: number, dataDir: string): string {
  const databaseKeeper = findChildren(supervisorPid).find(({ command }) =>
    command.includes('supervisor.mjs'),
  );
  const port = /--port=(\d+)/.exec((databaseKeeper && findDatabase(databaseKeeper)?.command) ?? '')?.[1];
  if (!port) throw new Error('The private database of the store is not found among its processes.');
  const password = readFileSync(join(dataDir, 'mysql.password'), 'utf8').trim();
  return `mysql://store:${password}@127.0.0.1:${port}/store`;
}
