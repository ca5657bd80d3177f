import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  MetalRateForStaff: row('MetalRate'),
  MetalRateForStaffConnection: '../modules/pricing/rates/listMetalRates.ts#MetalRatePage',
};
