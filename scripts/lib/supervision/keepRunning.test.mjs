// @ts-check
import { expect, test } from 'vitest';
import { keepRunning } from './keepRunning.mjs';

const lasting = () => ({ failed: new Promise(() => {}) });
const ended = (/** @type {string} */ why) => ({ failed: Promise.resolve(new Error(why)) });

test('what ends by itself is started again, and says so', async () => {
  /** @type {string[]} */
  const told = [];
  await new Promise((resolve) => {
    void keepRunning('The server', {
      first: ended('The server ended by itself (SIGKILL).'),
      again: async () => lasting(),
      ended: ({ message }) => told.push(message),
      say: (line) => told.push(line) === 3 && resolve(undefined),
    });
  });

  expect(told).toEqual([
    'The server ended by itself (SIGKILL).',
    'The server ended by itself (SIGKILL).\nThe server is started again.',
    expect.stringMatching(/^The server is back after \d+\.\d s\.$/),
  ]);
});

test('what does not start is tried again', async () => {
  let tries = 0;
  await new Promise((resolve) => {
    void keepRunning('The database', {
      first: ended('It ended.'),
      again: async () => {
        tries += 1;
        if (tries === 1) throw new Error('The port is taken.');
        return lasting();
      },
      say: (line) => line.includes('is back') && resolve(undefined),
    });
  });

  expect(tries).toBe(2);
});

test('what ends again and again is given up with its last words', async () => {
  let starts = 0;
  const given = await keepRunning('The server', {
    first: ended('end 0'),
    again: async () => ended(`end ${++starts}`),
    say: () => {},
  });

  expect(given.message).toBe('The server ended five times within a minute and is given up.\n\nend 4');
});
