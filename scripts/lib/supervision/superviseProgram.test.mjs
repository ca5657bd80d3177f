// @ts-check
import { expect, test } from 'vitest';
import { superviseProgram } from './superviseProgram.mjs';

const createRunningProgram = () => ({ unexpectedExit: new Promise(() => {}) });
const createExitedProgram = (/** @type {string} */ message) => ({
  unexpectedExit: Promise.resolve(new Error(message)),
});

test('restarts and logs a program that exits unexpectedly', async () => {
  /** @type {string[]} */
  const messages = [];
  await new Promise((resolve) => {
    void superviseProgram('The server', {
      first: createExitedProgram('The server exited unexpectedly (SIGKILL).'),
      restart: async () => createRunningProgram(),
      onExit: ({ message }) => messages.push(message),
      writeLog: (line) => messages.push(line) === 3 && resolve(undefined),
    });
  });

  expect(messages).toEqual([
    'The server exited unexpectedly (SIGKILL).',
    'The server exited unexpectedly (SIGKILL).\nThe server is restarting.',
    expect.stringMatching(/^The server is running again after \d+\.\d s\.$/),
  ]);
});

test('retries a restart that fails', async () => {
  let attempts = 0;
  await new Promise((resolve) => {
    void superviseProgram('The database', {
      first: createExitedProgram('It ended.'),
      restart: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('The port is taken.');
        return createRunningProgram();
      },
      writeLog: (line) => line.includes('is running again') && resolve(undefined),
    });
  });

  expect(attempts).toBe(2);
});

test('stops after repeated exits and returns the last error', async () => {
  let startCount = 0;
  const lastError = await superviseProgram('The server', {
    first: createExitedProgram('end 0'),
    restart: async () => createExitedProgram(`end ${++startCount}`),
    writeLog: () => {},
  });

  expect(lastError.message).toBe(
    'The server exited five times within a minute and will not be restarted.\n\nend 4',
  );
});
