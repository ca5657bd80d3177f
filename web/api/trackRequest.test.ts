import { expect, test, vi } from 'vitest';

test('waits for requests in flight, whether they succeed or fail', async () => {
  vi.resetModules();
  const { allSettled: allAnswered, trackRequest: inFlight } = await import('./trackRequest.ts');
  let answer = (_text: string) => {};
  let fail = (_error: Error) => {};
  const succeeding = inFlight(new Promise<string>((resolve) => (answer = resolve)));
  const failing = inFlight(new Promise<string>((_resolve, reject) => (fail = reject)));
  let hasSettled = false;
  const settling = allAnswered().then(() => {
    hasSettled = true;
  });

  answer('here');
  expect(await succeeding).toBe('here');
  expect(hasSettled).toBe(false);
  fail(new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  await settling;
  expect(hasSettled).toBe(true);
});
