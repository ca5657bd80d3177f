import { mediaUrl, toBanner, toImage } from '#graph/media/images.ts';
import { withinLimit } from '#graph/pagination/withinLimit.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import {
  findCollection,
  findGemstones,
  findImages,
  findProduct,
  findProductCount,
  findRatingCounts,
  findVariants,
  mostPopular,
} from '../catalog.queries.ts';
import { productBreakdown } from '../productBreakdown.ts';
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
  },
  Product: {
    priceBreakdown: (product, _args, context) => productBreakdown(context, product),
    variants: (product, _args, { prisma }) => findVariants(prisma, product),
    images: async (product, _args, { prisma }) =>
      (await findImages(prisma, product)).map((image) => toImage(image, product)),
    gemstones: (product, _args, { prisma }) => findGemstones(prisma, product),
    modelUrl: ({ modelKey }) => modelKey && mediaUrl(modelKey),
    collection: (product, _args, { prisma }) => findCollection(prisma, product),
    tags: ({ tags }) => (Array.isArray(tags) ? tags.map(String) : []),
    rating: ({ ratingHundredths, reviewCount }) => (reviewCount > 0 ? ratingHundredths / 100 : null),
    ratingCounts: (product, _args, context) => findRatingCounts(context, product),
    related: (product, { limit }, context) =>
      relatedProducts(context, product, withinLimit('limit', limit, 12)),
  },
  Gemstone: {
    carat: ({ milliCarat }) => milliCarat / 1000,
  },
  Collection: {
    banner: (collection) => toBanner(collection),
    productCount: (collection, _args, context) => findProductCount(context, collection),
  },
};
