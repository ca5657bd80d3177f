import Fastify, { type FastifyInstance } from 'fastify';

/** Creates a server that accepts forms and JSON, including an empty body. Closing it also ends open requests. */
export function createServer(): FastifyInstance {
  const server = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text ? JSON.parse(String(text)) : null);
    } catch {
      done(Object.assign(new Error('JSON parse error'), { statusCode: 400 }));
    }
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  server.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  return server;
}
