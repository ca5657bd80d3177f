import { expect, test, vi } from 'vitest';
import { askProvider } from './askProvider.ts';
import { useCannedServer } from './testing/cannedServer.ts';

const server = useCannedServer();
const ask = (path = '/', question = {}) => askProvider({}, server.url + path, question);

test('an answer is read whatever its status is', async () => {
  server.says({ status: 400, text: '{"status":"Expired"}' });
  expect(await ask()).toEqual({ status: 400, text: '{"status":"Expired"}' });
});

test('a redirect is not followed, so that a key goes nowhere else', async () => {
  server.says((response) => response.writeHead(302, { location: `${server.url}/elsewhere` }).end());
  expect(await ask()).toEqual({ status: null, trouble: 'sent elsewhere' });
  expect(server.seen.map(({ url }) => url)).toEqual(['/']);
});

test('an answer without end is not read', async () => {
  server.says((response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(16_384)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  expect(await ask()).toEqual({ status: null, trouble: 'too long' });
});

test('whoever asks may end it', async () => {
  server.says(() => {});
  const signal = AbortSignal.timeout(20);
  expect(await askProvider({ signal }, server.url)).toEqual({ status: null, trouble: 'too slow' });
});

test('after ten seconds nobody waits any more', async () => {
  server.says(() => {});
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await ask()).toEqual({ status: null, trouble: 'too slow' });
  expect(timeout).toHaveBeenCalledWith(10_000);
  timeout.mockRestore();
});

test('a key that is no header is told to nobody', async () => {
  const asked = await ask('/', { headers: { authorization: 'Key se\ncret' } });
  expect(asked).toEqual({ status: null, trouble: 'no answer' });
});
