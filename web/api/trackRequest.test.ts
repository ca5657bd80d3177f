import { expect, test, vi } from 'vitest';

test('waits for requests in flight, whether they succeed or fail', async () => {
  vi.resetModules();
  const { waitUntilSettled, trackRequest } = await import('./trackRequest.ts');
  let resolveRequest = (_text: string) => {};
  let rejectRequest = (_error: Error) => {};
  const succeeding = trackRequest(new Promise<string>((resolve) => (resolveRequest = resolve)));
  const failing = trackRequest(new Promise<string>((_resolve, reject) => (rejectRequest = reject)));
  let hasSettled = false;
  const settling = waitUntilSettled().then(() => {
    hasSettled = true;
  });

  resolveRequest('here');
  expect(await succeeding).toBe('here');
  expect(hasSettled).toBe(false);
  rejectRequest(new Error('lost'));
  await expect(failing).rejects.toThrow('lost');
  await settling;
  expect(hasSettled).toBe(true);
});
