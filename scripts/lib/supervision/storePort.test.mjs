// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { findFreePort } from '../process/ports.mjs';
import { openStorePort, portHandles } from './storePort.mjs';

/** Source of a server that counts the handles it receives and responds through each of them. */
const server = `
  const http = require('node:http').createServer((request, response) => response.end(String(count)));
  let count = 0;
  process.on('message', (message, handle) => {
    count += 1;
    handle.on('connection', (socket) => http.emit('connection', socket));
  });
  process.send('ready for the port');
`;

test('responds with 503 while no server has the port, and passes the port to a server on request', async () => {
  const port = await findFreePort();
  const storePort = await openStorePort(port);
  const sendRequest = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
    return [response.status, response.headers.get('retry-after'), await response.text()];
  };
  expect(await sendRequest()).toEqual([503, '2', expect.stringContaining('UNAVAILABLE')]);

  const child = spawn(process.execPath, ['-e', server], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await once(child, 'message');
  await storePort.passTo(child);
  await expect.poll(sendRequest).toEqual([200, null, String(portHandles)]);

  child.kill('SIGKILL');
  await once(child, 'exit');
  await storePort.reclaim();
  expect(await sendRequest()).toEqual([503, '2', expect.stringContaining('UNAVAILABLE')]);

  const nextServer = spawn(process.execPath, ['-e', server], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(nextServer, 'message');
  await storePort.passTo(nextServer);
  await expect.poll(sendRequest).toEqual([200, null, String(portHandles)]);
  nextServer.kill('SIGKILL');
});
