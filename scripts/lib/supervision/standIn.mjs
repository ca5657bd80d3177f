// @ts-check
// Answers in the place of the server while that is away for longer: node standIn.mjs FD, where FD is the store's socket.
import { createServer } from 'node:http';
import { standInAnswer } from './standInAnswer.mjs';

createServer((request, response) => {
  const { headers, body } = standInAnswer(request);
  request.resume();
  response.writeHead(503, headers).end(request.method === 'HEAD' ? undefined : body);
}).listen({ fd: Number(process.argv[2]) });
