import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './httpErrors.ts';

/**
 * Handles an address that no route has. A browser goes to the app's route of the same name, such as `/#/cart` for
 * `/cart`, and the app says so if it has none. Programs get 404.
 */
export function openInApp(request: FastifyRequest, reply: FastifyReply) {
  return isOpenedInBrowser(request) ? reply.redirect(`/#${request.url}`) : answerNotFound(request, reply);
}

function isOpenedInBrowser({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && accept.includes('text/html') && !/^\/(api|graphql)\b/.test(url);
}
