import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  OrderProposal: row('OrderProposal'),
  OrderEditQuote: '../modules/edits/planEdit.ts#EditPlan',
};
