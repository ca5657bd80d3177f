import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  AdminMetalRate: row('MetalRate'),
  AdminMetalRateConnection: '../modules/pricing/rates/listMetalRates.ts#MetalRatePage',
};
