import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    productSheetColumns: async (_parent, { header }, context) => {
      // Loaded on first use, because few servers ever import a file.
      const { findSpreadsheetColumns } = await import('./findSpreadsheetColumns.ts');
      return findSpreadsheetColumns(context, header);
    },
  },
  Mutation: {
    importProducts: async (_parent, { input }, context) => {
      const { importProducts } = await import('./importProducts.ts');
      return withUserErrors(() => importProducts(context, input));
    },
  },
};
