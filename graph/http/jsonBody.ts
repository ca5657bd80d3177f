import type { FastifyBodyParser, FastifyInstance } from 'fastify';

const HALVES = /\\\\|\\ud[89ab][\da-f]{2}(\\ud[c-f][\da-f]{2})?|\\ud[c-f][\da-f]{2}/gi;

/**
 * Has bodies of JSON read as Fastify reads them, but for half a character (`"\ud800"` without its other half): no database
 * takes one, so it becomes the mark for what cannot be shown.
 */
export function readJsonBodies(app: FastifyInstance, { mayBeEmpty = false } = {}) {
  const parse = app.getDefaultJsonParser('error', 'error');
  const read: FastifyBodyParser<string> = (request, body, done) =>
    mayBeEmpty && body === '' ? done(null, undefined) : parse(request, withoutHalves(body), done);
  app.removeContentTypeParser(['application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, read);
}

function withoutHalves(json: string): string {
  return json.replace(HALVES, (escaped, otherHalf) =>
    escaped === '\\\\' || otherHalf ? escaped : '\\ufffd',
  );
}
