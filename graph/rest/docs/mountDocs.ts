import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { resolveFilePath } from '#graph/filePath.ts';

let description: string | undefined;

/** Mounts `/openapi.json` and `/docs`, where people read and try the API. All files come from this server. */
export async function mountDocs(app: FastifyInstance) {
  const page = await readFile(resolveFilePath('#graph/rest/docs/docs.html'));
  const openerScript = await readFile(resolveFilePath('#graph/rest/docs/openDocs.js'));

  app.get('/openapi.json', async (_request, reply) => {
    const { buildOpenApi } = await import('../openapi/buildOpenApi.ts');
    description ??= JSON.stringify(buildOpenApi());
    return reply.type('application/json').send(description);
  });
  for (const url of ['/docs', '/docs/'])
    app.get(url, (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs/openDocs.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(openerScript),
  );

  await app.register(fastifyStatic, {
    root: dirname(resolveFilePath('swagger-ui-dist/swagger-ui.css')),
    serve: false,
    maxAge: '1 day',
  });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])
    app.get(`/docs/${file}`, (_request, reply) => reply.sendFile(file));
}
