import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Carrier: row('Carrier'),
  PlannedShipment: '../modules/shipping/planShipments.ts#ShipmentPlan',
};
