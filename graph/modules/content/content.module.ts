import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as bannersResolvers } from './banners/banners.resolvers.ts';
import { access } from './content.access.ts';
import { resolvers as homeResolvers } from './home/home.resolvers.ts';

/** Maximum number of banners or home sections in one reorder request. */
const MAX_REORDERED_ITEMS = 1000;

/** The shop's own content: banners and home sections. */
export const content: GraphModule = {
  resolvers: [bannersResolvers, homeResolvers],
  access,
  longLists: {
    'ReorderBannersInput.ids': MAX_REORDERED_ITEMS,
    'ReorderHomeSectionsInput.ids': MAX_REORDERED_ITEMS,
  },
};
