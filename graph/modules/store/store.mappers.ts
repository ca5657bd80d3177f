import { row } from '#graph/schema/mappers.ts';

/** Which row of the database stands behind which type. */
export const mappers = {
  Store: '../modules/store/readSettings.ts#ShownStore',
  Backup: row('Backup'),
};
