import { productBreakdown } from '#graph/modules/pricing/productBreakdown.ts';
import { metalRateHistory, metalRates } from '#graph/modules/pricing/rates/ratesToday.ts';
import { listReviews } from '#graph/modules/reviews/shop/listReviews.ts';
import { withinLimit } from '#graph/pagination/withinLimit.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import {
  collectionOf,
  findProduct,
  gemstonesOf,
  imagesOf,
  mostPopular,
  productCountOf,
  ratingCountsOf,
  variantsOf,
} from '../catalog.queries.ts';
import { bannerOf, imageOf, mediaUrl } from '../media.ts';
import { searchSuggestions } from '../search/searchSuggestions.ts';
import { listProducts } from './listProducts.ts';
import { productFilters } from './productFilters.ts';
import { relatedProducts } from './relatedProducts.ts';

export const resolvers: Resolvers = {
  Query: {
    products: (_parent, args, context) => listProducts(context, args),
    product: (_parent, { id }, context) => findProduct(context, id),
    featuredProducts: (_parent, { limit }, context) =>
      mostPopular(context, { limit: withinLimit('limit', limit, 50), featured: true }),
    trendingProducts: (_parent, { limit }, context) =>
      mostPopular(context, { limit: withinLimit('limit', limit, 50), stock: { gt: 0 } }),
    productFilters: (_parent, { filter }, context) => productFilters(context, filter),
    collections: (_parent, _args, { prisma }) =>
      prisma.collection.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    collection: (_parent, { slug }, { prisma }) => prisma.collection.findUnique({ where: { slug } }),
    searchSuggestions: (_parent, { text, limit }, context) =>
      searchSuggestions(context, { text, limit: withinLimit('limit', limit, 10) }),
    metalRates: (_parent, _args, context) => metalRates(context),
    metalRateHistory: (_parent, { metal, days }, context) =>
      metalRateHistory(context, { metal, days: withinLimit('days', days, 365) }),
  },
  Product: {
    priceBreakdown: (product, _args, context) => productBreakdown(context, product),
    variants: (product, _args, { prisma }) => variantsOf(prisma, product),
    images: async (product, _args, { prisma }) =>
      (await imagesOf(prisma, product)).map((image) => imageOf(image, product)),
    gemstones: (product, _args, { prisma }) => gemstonesOf(prisma, product),
    modelUrl: ({ modelKey }) => modelKey && mediaUrl(modelKey),
    collection: (product, _args, { prisma }) => collectionOf(prisma, product),
    tags: ({ tags }) => (Array.isArray(tags) ? tags.map(String) : []),
    rating: ({ ratingHundredths, reviewCount }) => (reviewCount > 0 ? ratingHundredths / 100 : null),
    ratingCounts: (product, _args, context) => ratingCountsOf(context, product),
    reviews: ({ id }, args, context) => listReviews(context, { ...args, productId: id }),
    related: (product, { limit }, context) =>
      relatedProducts(context, product, withinLimit('limit', limit, 12)),
  },
  Gemstone: {
    carat: ({ milliCarat }) => milliCarat / 1000,
  },
  Collection: {
    banner: (collection) => bannerOf(collection),
    productCount: (collection, _args, context) => productCountOf(context, collection),
  },
};
