import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

test('runs at most the allowed number of tasks at once, in order of arrival', async () => {
  const run = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await Promise.all(
    [0, 1, 2, 3, 4, 5, 6].map((task) =>
      run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        done.push(task);
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('continues after a failed task', async () => {
  const run = limitConcurrency(1);
  const failing = run(() => Promise.reject(new Error('no')));
  const next = run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
