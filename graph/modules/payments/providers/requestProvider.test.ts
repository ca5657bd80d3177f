import { expect, test, vi } from 'vitest';
import { requestProvider } from './requestProvider.ts';
import { useCannedServer } from './testing/cannedServer.ts';

const server = useCannedServer();
const sendRequest = (path = '/', providerRequest = {}) =>
  requestProvider('KHALTI', { mode: 'DEMO' }, server.url + path, providerRequest);

test('a response is read regardless of its status', async () => {
  server.respondWith({ status: 400, text: '{"status":"Expired"}' });
  expect(await sendRequest()).toEqual({ status: 400, text: '{"status":"Expired"}' });
});

test('a redirect is not followed, so that no key is sent to another server', async () => {
  server.respondWith((response) => response.writeHead(302, { location: `${server.url}/elsewhere` }).end());
  expect(await sendRequest()).toEqual({ status: null, failure: 'sent elsewhere' });
  expect(server.seen.map(({ url }) => url)).toEqual(['/']);
});

test('an endless response is not read to the end', async () => {
  server.respondWith((response) => {
    response.writeHead(200);
    const writeUntilDrained = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
      if (!response.destroyed) response.once('drain', writeUntilDrained);
    };
    writeUntilDrained();
  });
  expect(await sendRequest()).toEqual({ status: null, failure: 'too long' });
});

test('a call times out after seven seconds', async () => {
  const timeoutController = new AbortController();
  server.respondWith(() => timeoutController.abort());
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
  expect(await sendRequest()).toEqual({ status: null, failure: 'too slow' });
  expect(timeoutSpy).toHaveBeenCalledWith(7_000);
  timeoutSpy.mockRestore();
});

test('a provider that fails five times in a row is not called again for a while; a refusal is not a failure', async () => {
  server.respondWith({ status: 401, text: '{"detail":"Invalid token."}' });
  for (let requestIndex = 0; requestIndex < 6; requestIndex++)
    expect(await sendRequest()).toMatchObject({ status: 401 });
  server.respondWith({ status: 502, text: 'bad gateway' });
  for (let requestIndex = 0; requestIndex < 5; requestIndex++)
    expect(await sendRequest()).toMatchObject({ status: 502 });
  expect(await sendRequest()).toEqual({ status: null, failure: 'not called' });
  expect(server.seen).toHaveLength(11);
});

test('a key that is invalid as a header is not revealed', async () => {
  const response = await sendRequest('/', { headers: { authorization: 'Key se\ncret' } });
  expect(response).toEqual({ status: null, failure: 'no answer' });
});
