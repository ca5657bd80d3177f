import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Banner: row('Banner'),
  AdminBanner: row('Banner'),
  HomeRow: row('HomeRow'),
  AdminHomeRow: row('HomeRow'),
};
