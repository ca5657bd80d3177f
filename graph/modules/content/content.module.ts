import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as bannersResolvers } from './banners/banners.resolvers.ts';
import { access } from './content.access.ts';
import { resolvers as homeResolvers } from './home/home.resolvers.ts';

/** Banners or rows in one call that reorders them all. */
const MAX_REORDERED = 1000;

/** What the shop says beside its pieces: banners, and the rows of home. */
export const content: GraphModule = {
  resolvers: [bannersResolvers, homeResolvers],
  access,
  longLists: { 'ReorderBannersInput.ids': MAX_REORDERED, 'ReorderHomeRowsInput.ids': MAX_REORDERED },
};
