import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import {
  createBanner,
  deleteBanner,
  findVisibleBanner,
  getBannerImage,
  reorderBanners,
  updateBanner,
} from './banners.ts';

export const resolvers: Resolvers = {
  Query: {
    bannerStrip: (_parent, _args, { snapshot }) => findVisibleBanner(snapshot, 'STRIP'),
    adminBanners: (_parent, _args, { snapshot }) => snapshot.content.banners,
  },
  Mutation: {
    createBanner: (_parent, { input }, context) =>
      withUserErrors('banner', () => createBanner(context, input)),
    updateBanner: (_parent, { input }, context) =>
      withUserErrors('banner', () => updateBanner(context, input)),
    deleteBanner: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteBanner(context, input)),
    reorderBanners: (_parent, { input }, context) =>
      withUserErrors('banners', () => reorderBanners(context, input)),
  },
  Banner: { image: getBannerImage },
  BannerForStaff: { image: getBannerImage },
};
