import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';

test('runs at most the allowed number of tasks at once, in order of arrival', async () => {
  const run = limitConcurrency(2);
  let runningCount = 0;
  let maxRunning = 0;
  const completedTasks: number[] = [];
  await Promise.all(
    [0, 1, 2, 3, 4, 5, 6].map((task) =>
      run(async () => {
        runningCount += 1;
        maxRunning = Math.max(maxRunning, runningCount);
        await new Promise((resolve) => setImmediate(resolve));
        runningCount -= 1;
        completedTasks.push(task);
      }),
    ),
  );
  expect(maxRunning).toBe(2);
  expect(completedTasks).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('continues after a failed task', async () => {
  const run = limitConcurrency(1);
  const failingTask = run(() => Promise.reject(new Error('no')));
  const nextResult = run(async () => 'done');
  await expect(failingTask).rejects.toThrow('no');
  expect(await nextResult).toBe('done');
});
