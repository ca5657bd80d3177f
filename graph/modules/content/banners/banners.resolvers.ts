import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { bannerImage, deleteBanner, orderBanners, saveBanner, shownBanner } from './banners.ts';

export const resolvers: Resolvers = {
  Query: {
    bannerStrip: (_parent, _args, { snapshot }) => shownBanner(snapshot, 'STRIP'),
    adminBanners: (_parent, _args, { snapshot }) => snapshot.content.banners,
  },
  Mutation: {
    saveBanner: (_parent, { input }, context) => withUserErrors('banner', () => saveBanner(context, input)),
    deleteBanner: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteBanner(context, input)),
    orderBanners: (_parent, { input }, context) =>
      withUserErrors('banners', () => orderBanners(context, input)),
  },
  Banner: { image: bannerImage },
  AdminBanner: { image: bannerImage },
};
