import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { httpRefusal } from './httpErrors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where it was JSON. */
    bodyText: string;
  }
}

const HALVES = /\\\\|\\ud[89ab][\da-f]{2}(\\ud[c-f][\da-f]{2})?|\\ud[c-f][\da-f]{2}/gi;

/**
 * Has bodies of JSON read as Fastify reads them, but for half a character (`"\ud800"` without its other half): no database
 * takes one, so it becomes the mark for what cannot be shown.
 */
export function readJsonBodies(app: FastifyInstance, { mayBeEmpty = false } = {}) {
  const parse = app.getDefaultJsonParser('error', 'error');
  const read: FastifyBodyParser<string> = (request, body, done) => {
    request.bodyText = body;
    if (mayBeEmpty && body === '') return done(null, undefined);
    return parse(request, withoutHalves(body), (error, value) => {
      const forbidden = error && findForbidden(body);
      if (forbidden) done(httpRefusal(400, `A body may not hold the key ${forbidden}.`));
      else done(error, value);
    });
  };
  if (!app.hasRequestDecorator('bodyText')) app.decorateRequest('bodyText', '');
  app.removeContentTypeParser(['application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, read);
}

/** The key for which a body that is JSON is refused: programs that copy it would change more than the copy. */
function findForbidden(body: string): '__proto__' | 'constructor.prototype' | null {
  let found: ReturnType<typeof findForbidden> = null;
  try {
    JSON.parse(body, (key, value: unknown) => {
      if (key === '__proto__') found = key;
      if (key === 'constructor' && hasPrototype(value)) found = 'constructor.prototype';
      return value;
    });
  } catch {
    return null;
  }
  return found;
}

function hasPrototype(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
}

function withoutHalves(json: string): string {
  return json.replace(HALVES, (escaped, otherHalf) =>
    escaped === '\\\\' || otherHalf ? escaped : '\\ufffd',
  );
}
