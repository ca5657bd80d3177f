import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { createHttpRefusal, toHttpRefusal } from './httpErrors.ts';
import { findJsonProblem } from './jsonLimits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Text of a JSON body. */
    bodyText: string;
  }
}

/** Matches every body with a forbidden key, including escaped spellings. */
const FORBIDDEN_KEY_PATTERN = /"(?:__proto__|constructor)"|\\u00/;

/**
 * Reads JSON bodies like Fastify, but refuses those that are expensive to parse and names the forbidden key if there
 * is one. Stores the text in `bodyText`.
 */
export function readJsonBodies(app: FastifyInstance, { mayBeEmpty = false } = {}) {
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  const parseBody: FastifyBodyParser<string> = (request, body, done) => {
    request.bodyText = body;
    if (mayBeEmpty && body === '') return done(null, undefined);
    const problem = findJsonProblem(body);
    if (problem) return done(toHttpRefusal(problem, 400));
    return parse(request, body, (error, value: unknown) => {
      const forbiddenKey = !error && FORBIDDEN_KEY_PATTERN.test(body) && findForbiddenKey(value);
      if (forbiddenKey) done(createHttpRefusal(400, `A body cannot contain the key ${forbiddenKey}.`));
      else done(error, value);
    });
  };
  if (!app.hasRequestDecorator('bodyText')) app.decorateRequest('bodyText', '');
  app.removeContentTypeParser(['application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseBody);
}

/** Returns the forbidden key of a body, or null. Code that copies such a key could change object prototypes. */
function findForbiddenKey(body: unknown): '__proto__' | 'constructor.prototype' | null {
  const pendingValues = [body];
  for (let part = pendingValues.pop(); part !== undefined; part = pendingValues.pop()) {
    if (!isObject(part)) continue;
    if (Object.hasOwn(part, '__proto__')) return '__proto__';
    if (Object.hasOwn(part, 'constructor') && hasPrototype(part.constructor)) return 'constructor.prototype';
    for (const innerValue of Object.values(part)) if (isObject(innerValue)) pendingValues.push(innerValue);
  }
  return null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function hasPrototype(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, 'prototype');
}
