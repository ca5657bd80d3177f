import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Banner: row('Banner'),
  BannerForStaff: row('Banner'),
  HomeRow: row('HomeRow'),
  HomeRowForStaff: row('HomeRow'),
};
