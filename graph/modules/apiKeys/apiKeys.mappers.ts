import { row } from '#graph/schema/mappers.ts';

/** The values that resolvers pass on for types of the schema. */
export const mappers = {
  ApiKey: row('ApiKey'),
  OwnApiKey: row('ApiKey'),
};
