import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { INSTANT_FORM, readInstant } from '#domain/calendar/instant.ts';

/** A text that is sent, or an instant that the server has itself. */
function instant(value: unknown): Date {
  const date = typeof value === 'string' ? readInstant(value) : value;
  if (date instanceof Date && !Number.isNaN(date.getTime())) return date;
  throw new GraphQLError(`This must be ${INSTANT_FORM}: ${JSON.stringify(value) ?? String(value)} is none.`);
}

export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    'An instant in UTC, ISO 8601 with milliseconds. As input whatever RFC 3339 allows: with its seconds, and with Z or an offset.',
  serialize: (value) => instant(value).toISOString(),
  parseValue: instant,
  parseLiteral: (node) => instant(node.kind === Kind.STRING ? node.value : null),
});
