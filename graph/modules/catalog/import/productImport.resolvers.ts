import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { importProducts } from './importProducts.ts';
import { productSheetColumns } from './productSheetColumns.ts';

export const resolvers: Resolvers = {
  Query: {
    productSheetColumns: (_parent, { header }, context) => productSheetColumns(context, header),
  },
  Mutation: {
    importProducts: (_parent, { input }, context) => withUserErrors(() => importProducts(context, input)),
  },
};
