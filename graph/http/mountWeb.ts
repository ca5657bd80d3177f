import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mountHomePage } from './homePage/mountHomePage.ts';
import { sendNotFound } from './httpErrors.ts';
import { openInApp } from './openInApp.ts';
import { buildPagePolicies } from './securityHeaders.ts';

/**
 * Serves the built web app. Without a build, unknown URLs return 404. Hashed files are cached for a year; the page
 * itself is revalidated each time.
 */
export async function mountWeb(
  app: FastifyInstance,
  { webDir, formOrigins }: { webDir: string | undefined; formOrigins: readonly string[] },
): Promise<void> {
  if (!webDir || !existsSync(webDir)) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const root = resolve(webDir);
  mountHomePage(app, root, { formOrigins });
  app.setNotFoundHandler(openInApp);
  const policies = buildPagePolicies(root, formOrigins);
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const cacheControl = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', cacheControl);
      const policy = policies.get(relative(root, path).replace(/\.br$/, ''));
      if (policy) reply.header('content-security-policy', policy);
    },
  });
}
