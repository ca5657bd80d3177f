import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { getBuiltProgram } from '../../../scripts/lib/serverBuild.mjs';
import { getEnvironmentWithoutTestRunner } from './getEnvironmentWithoutTestRunner.ts';

interface Options {
  port: number;
  databaseUrl: string;
  /** Can be shared by several instances, like a volume. */
  dataDir: string;
  env?: NodeJS.ProcessEnv;
  /** File descriptor of the log; `unread` is a pipe that nobody reads, `closed` a pipe whose reader has exited. */
  log?: number | 'unread' | 'closed';
}

/** One unsupervised server of the store. */
export interface Instance {
  port: number;
  /** Returns the log so far. */
  readOutput(): string;
  /** Stops the server gracefully, as a deployment does, and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills the server immediately. */
  kill(): Promise<void>;
}

/** Secrets that all instances of a test must share. */
const SECRETS = {
  JWT_SECRET: 'instances-of-one-trial-share-this-secret',
  SECRETS_KEY: 'and-this-one-that-their-other-secrets-have',
};
const READY_WITHIN_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;

/** Starts the built server in production mode and waits until it is ready. */
export async function startInstance({ port, databaseUrl, dataDir, env, log }: Options): Promise<Instance> {
  const child = spawn(process.execPath, getBuiltProgram('main'), {
    env: {
      ...getEnvironmentWithoutTestRunner(),
      NODE_ENV: 'production',
      DEMO: '0',
      ...SECRETS,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      BACKUP_AT: 'off',
      ...env,
    },
    stdio: ['ignore', typeof log === 'number' ? log : 'pipe', 'pipe'],
  });
  let output = '';
  if (log === 'closed') child.stdout?.destroy();
  for (const stream of log === undefined ? [child.stdout, child.stderr] : [child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const exitPromise = once(child, 'exit').then(([code]) => code as number | null);
  const stop = async () => {
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const code = await exitPromise;
    clearTimeout(killTimer);
    return code;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await exitPromise;
  };
  if (await waitUntilReady(child, port)) return { port, readOutput: () => output, stop, kill };
  await stop();
  throw new Error(`The instance on ${port} was not ready.\n${output}`);
}

async function waitUntilReady(child: ChildProcess, port: number): Promise<boolean> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) return true;
    await pause(50);
  }
  return false;
}
