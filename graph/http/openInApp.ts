import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './httpErrors.ts';

/**
 * Handles a URL without a route. Browsers are redirected to the app's route of the same name, such as `/#/cart` for
 * `/cart`, where the app shows a not-found page for unknown routes. API clients get 404.
 */
export function openInApp(request: FastifyRequest, reply: FastifyReply) {
  return isOpenedInBrowser(request) ? reply.redirect(`/#${request.url}`) : sendNotFound(request, reply);
}

function isOpenedInBrowser({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && accept.includes('text/html') && !/^\/(api|graphql)\b/.test(url);
}
