import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import {
  bannerImage,
  createBanner,
  deleteBanner,
  reorderBanners,
  updateBanner,
  visibleBanner,
} from './banners.ts';

export const resolvers: Resolvers = {
  Query: {
    bannerStrip: (_parent, _args, { snapshot }) => visibleBanner(snapshot, 'STRIP'),
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
  Banner: { image: bannerImage },
  BannerForStaff: { image: bannerImage },
};
