/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  ParkedSale: '../modules/counter/parkedSales.ts#ShownParkedSale',
};
