// @ts-check
// Upper bound for read throughput: a bare node:http server that sends the store's responses as bytes.
import { createServer } from 'node:http';
import { readOptions } from './plan.mjs';

/** @type {{ port: number, answers: { body: string, answer: string }[] }} */
const { port, answers } = readOptions();
const responsesByBody = new Map(
  answers.map(({ body, answer: responseContent }) => [body, Buffer.from(responseContent)]),
);

const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const responseContent = responsesByBody.get(Buffer.concat(parts).toString());
    response.writeHead(responseContent ? 200 : 404, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': responseContent?.length ?? 0,
    });
    response.end(responseContent);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(port, '127.0.0.1');
