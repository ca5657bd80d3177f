import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Activity: row('Activity'),
  ActivityConnection: '../modules/activity/listActivities.ts#ActivityPage',
};
