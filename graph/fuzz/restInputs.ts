import fc from 'fast-check';
import type { AccessFixture } from '#graph/access/testing/createFixture.ts';
import { getRestSample } from '#graph/access/testing/restSamples.ts';
import type { RestRoute } from '#graph/rest/route.ts';
import { restRoutes } from '#graph/rest/routes.ts';
import { toJson } from './graphqlInputs.ts';
import type { Input } from './input.ts';
import { mutateInput } from './mutateInput.ts';
import { strangeNumber, strangeText, wrongTypeValue } from './strangeValues.ts';

/** Requests to each REST route, valid except for one part of the path, query, body or headers. */
export function createRestInputs(fixture: AccessFixture, knownIds: readonly string[]): fc.Arbitrary<Input>[] {
  return restRoutes.map((row) => createRouteInputs(row, fixture, knownIds));
}

const headers = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ 'content-type': 'application/json' }) },
  fc.constantFrom<Record<string, string>>(
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'application/json', 'idempotency-key': 'x'.repeat(200) },
    { 'content-type': 'application/json', 'idempotency-key': '1' },
    {
      'content-type': 'application/json',
      accept: 'image/png',
      'accept-encoding': 'zstd;q=9',
      range: 'bytes=9-1',
    },
    { 'content-type': 'application/json', 'if-none-match': '"'.repeat(99), cookie: 'token=1; __proto__=2' },
  ),
);

function createRouteInputs(
  row: RestRoute,
  fixture: AccessFixture,
  knownIds: readonly string[],
): fc.Arbitrary<Input> {
  const { method, path, query: search, body } = row;
  const operation = `${method} ${path}`;
  const sample = getRestSample(row, fixture);
  const strangeValue = fc.oneof(strangeText, strangeNumber.map(String), fc.constantFrom(...knownIds));
  const ids =
    sample.id === undefined
      ? strangeValue
      : fc.oneof({ weight: 4, arbitrary: fc.constant(sample.id) }, strangeValue);
  const names = [...Object.keys(search.shape), 'unknown', '__proto__'];
  const queries = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    fc.array(fc.tuple(fc.constantFrom(...names), strangeValue), { maxLength: 3 }),
  );
  const bodies = body
    ? fc.oneof(
        { weight: 8, arbitrary: mutateInput(sample.body ?? {}, knownIds).map(toJson) },
        { weight: 1, arbitrary: wrongTypeValue.map(toJson) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            '',
            '{',
            '[1',
            '{"a":1}x',
            `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
            '\u0000',
          ),
        },
      )
    : fc.constant(undefined);

  return fc
    .record({ id: ids, query: queries, body: bodies, headers })
    .map(({ id, query, body: payload, headers }) => ({
      operation,
      method,
      url: `/api${path.replace(':id', () => encodePart(id))}${toSearch(query)}`,
      headers: payload === undefined ? {} : headers,
      ...(payload !== undefined && { payload }),
    }));
}

function toSearch(query: readonly (readonly [string, string])[]): string {
  return query.length === 0
    ? ''
    : `?${query.map(([name, value]) => `${name}=${encodePart(value)}`).join('&')}`;
}

/** A lone surrogate cannot be encoded in a URL. */
function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '')) || '%20';
}
