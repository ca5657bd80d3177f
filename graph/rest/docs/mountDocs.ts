import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { getAbsoluteFSPath } from 'swagger-ui-dist';
import { openApi } from '../openapi/openApi.ts';

let description: string | undefined;

/** `/docs` to read and try the API in a browser, all of it from this server, and `/openapi.json` for programs. */
export async function mountDocs(rest: FastifyInstance) {
  const page = await readFile(new URL('./docs.html', import.meta.url));
  const opener = await readFile(new URL('./openDocs.js', import.meta.url));

  rest.get('/openapi.json', (_request, reply) => {
    description ??= JSON.stringify(openApi());
    return reply.type('application/json').send(description);
  });
  for (const url of ['/docs', '/docs/'])
    rest.get(url, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  rest.get('/docs/openDocs.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(opener),
  );

  await rest.register(fastifyStatic, { root: getAbsoluteFSPath(), serve: false, maxAge: '1 day' });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])
    rest.get(`/docs/${file}`, (_request, reply) => reply.sendFile(file));
}
