import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './imports.access.ts';
import { resolvers } from './productImport.resolvers.ts';

export const imports: GraphModule = {
  resolvers: [resolvers],
  access,
  longTexts: ['ImportProductsInput.csv'],
};
