import type { FastifyBodyParser, FastifyInstance } from 'fastify';

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
    return mayBeEmpty && body === '' ? done(null, undefined) : parse(request, withoutHalves(body), done);
  };
  if (!app.hasRequestDecorator('bodyText')) app.decorateRequest('bodyText', '');
  app.removeContentTypeParser(['application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, read);
}

function withoutHalves(json: string): string {
  return json.replace(HALVES, (escaped, otherHalf) =>
    escaped === '\\\\' || otherHalf ? escaped : '\\ufffd',
  );
}
