import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { INSTANT_FORMAT, readInstant } from '#domain/calendar/instant.ts';

/** Parses text sent by a client, or returns a Date of the server unchanged. */
function parseInstant(value: unknown): Date {
  const date = typeof value === 'string' ? readInstant(value) : value;
  if (date instanceof Date && !Number.isNaN(date.getTime())) return date;
  throw new GraphQLError(`Expected ${INSTANT_FORMAT}, but got ${JSON.stringify(value) ?? String(value)}.`);
}

export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    'An instant in UTC, ISO 8601 with milliseconds. Input can have any RFC 3339 form with seconds and either Z or an offset.',
  serialize: (value) => parseInstant(value).toISOString(),
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : null),
});
