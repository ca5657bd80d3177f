import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Return: row('Return'),
  ReturnConnection: '../modules/returns/adminReturns.ts#ReturnPage',
  ReturnLine: row('ReturnLine'),
  ReturnPhoto: row('ReturnPhoto'),
};
