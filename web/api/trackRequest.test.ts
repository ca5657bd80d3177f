import { expect, test, vi } from 'vitest';

test('waits for requests in flight, whether they succeed or fail', async () => {
  vi.resetModules();
  const { waitUntilSettled, trackRequest } = await import('./trackRequest.ts');
  let resolveRequest = (_text: string) => {};
  let rejectRequest = (_error: Error) => {};
  const successfulRequest = trackRequest(new Promise<string>((resolve) => (resolveRequest = resolve)));
  const failedRequest = trackRequest(new Promise<string>((_resolve, reject) => (rejectRequest = reject)));
  let hasSettled = false;
  const settlement = waitUntilSettled().then(() => {
    hasSettled = true;
  });

  resolveRequest('here');
  expect(await successfulRequest).toBe('here');
  expect(hasSettled).toBe(false);
  rejectRequest(new Error('lost'));
  await expect(failedRequest).rejects.toThrow('lost');
  await settlement;
  expect(hasSettled).toBe(true);
});
