import { row } from '#graph/schema/mappers.ts';

/** The values that resolvers pass on for types of the schema. */
export const mappers = {
  TrackedOrder: row('Order'),
};
