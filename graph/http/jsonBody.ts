import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { asHttpRefusal, httpRefusal } from './httpErrors.ts';
import { problemOfJson } from './jsonLimits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where it was JSON. */
    bodyText: string;
  }
}

/** Every body with a forbidden key matches this; escapes can spell one. */
const SUSPECT = /"(?:__proto__|constructor)"|\\u00/;

/**
 * Reads bodies of JSON as Fastify does, refuses those that would be costly to parse, and names the key for which one is refused.
 * Keeps the text in `bodyText`.
 */
export function readJsonBodies(app: FastifyInstance, { mayBeEmpty = false } = {}) {
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  const read: FastifyBodyParser<string> = (request, body, done) => {
    request.bodyText = body;
    if (mayBeEmpty && body === '') return done(null, undefined);
    const problem = problemOfJson(body);
    if (problem) return done(asHttpRefusal(problem, 400));
    return parse(request, body, (error, value: unknown) => {
      const forbidden = !error && SUSPECT.test(body) && findForbidden(value);
      if (forbidden) done(httpRefusal(400, `A body may not hold the key ${forbidden}.`));
      else done(error, value);
    });
  };
  if (!app.hasRequestDecorator('bodyText')) app.decorateRequest('bodyText', '');
  app.removeContentTypeParser(['application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, read);
}

/** The key for which a body is refused: programs that copy it would change more than the copy. */
function findForbidden(body: unknown): '__proto__' | 'constructor.prototype' | null {
  const waiting = [body];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (!isObject(part)) continue;
    if (Object.hasOwn(part, '__proto__')) return '__proto__';
    if (Object.hasOwn(part, 'constructor') && hasPrototype(part.constructor)) return 'constructor.prototype';
    for (const inner of Object.values(part)) if (isObject(inner)) waiting.push(inner);
  }
  return null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function hasPrototype(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, 'prototype');
}
