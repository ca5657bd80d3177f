import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    productSheetColumns: async (_parent, { header }, context) => {
      // Few servers ever read a file: what reads them is loaded with the first.
      const { productSheetColumns } = await import('./productSheetColumns.ts');
      return productSheetColumns(context, header);
    },
  },
  Mutation: {
    importProducts: async (_parent, { input }, context) => {
      const { importProducts } = await import('./importProducts.ts');
      return withUserErrors(() => importProducts(context, input));
    },
  },
};
