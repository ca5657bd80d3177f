import { expect, test, vi } from 'vitest';

test('what has left is waited for, whether it is answered or fails', async () => {
  vi.resetModules();
  const { allAnswered, inFlight } = await import('./inFlight.ts');
  let answer = (_text: string) => {};
  let fail = (_error: Error) => {};
  const answered = inFlight(new Promise<string>((resolve) => (answer = resolve)));
  const failed = inFlight(new Promise<string>((_resolve, reject) => (fail = reject)));
  let isOver = false;
  const over = allAnswered().then(() => {
    isOver = true;
  });

  answer('here');
  expect(await answered).toBe('here');
  expect(isOver).toBe(false);
  fail(new Error('lost'));
  await expect(failed).rejects.toThrow('lost');
  await over;
  expect(isOver).toBe(true);
});
