import { toMeasurements } from '#domain/catalog/measurements.ts';
import { calculatePriceWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import { getDisplayedCompareAtPrice } from '#domain/pricing/compareAt.ts';
import { getMediaUrl, toBannerImage, toVideo } from '#graph/media/images.ts';
import { validateLimit } from '#graph/pagination/validateLimit.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { computeProductBreakdown } from '../productBreakdown.ts';
import { findGemstones, findRatingCounts, findVariants } from '../products.queries.ts';
import { sumDiamondCarats, toCertificate } from '../stones.ts';
import { listCollectionProducts } from './collectionProducts.ts';
import { findBestsellers } from './findBestsellers.ts';
import { findProductCollection } from './findProductCollection.ts';
import { findTwins } from './findTwins.ts';
import { listProducts } from './listProducts.ts';
import { productFilters } from './productFilters.ts';
import {
  createPhotoResolver,
  findDarkPhoto,
  findMainPhoto,
  findSizePhoto,
  listProductPhotos,
} from './productPhotos.ts';
import { relatedProducts } from './relatedProducts.ts';
import { searchSuggestions } from './searchSuggestions.ts';

export const resolvers: Resolvers = {
  Query: {
    products: (_parent, args, context) => listProducts(context, args),
    product: (_parent, { id }, context) => context.snapshot.getProduct(id),
    featuredProducts: (_parent, { limit }, context) =>
      findBestsellers(context, 'isFeatured', validateLimit('limit', limit, 50)),
    trendingProducts: (_parent, { limit }, context) =>
      findBestsellers(context, 'inStock', validateLimit('limit', limit, 50)),
    productFilters: (_parent, { filter }, context) => productFilters(context, filter),
    collections: (_parent, _args, { snapshot }) => snapshot.collections,
    collection: (_parent, { slug }, { snapshot }) => snapshot.getCollection(slug),
    searchSuggestions: (_parent, { text, limit }, context) =>
      searchSuggestions(context, { text, limit: validateLimit('limit', limit, 10) }),
  },
  Product: {
    priceWithTax: ({ price }, _args, { snapshot }) => calculatePriceWithTax(price, snapshot.settings),
    compareAtPrice: getDisplayedCompareAtPrice,
    compareAtPriceWithTax: (product, _args, { snapshot }) => {
      const before = getDisplayedCompareAtPrice(product);
      return before === null ? null : calculatePriceWithTax(before, snapshot.settings);
    },
    priceBreakdown: (product, _args, context) => computeProductBreakdown(context, product),
    variants: (product, _args, { prisma }) => product.parts?.variants ?? findVariants(prisma, product),
    image: createPhotoResolver(findMainPhoto),
    darkImage: createPhotoResolver(findDarkPhoto),
    secondImage: createPhotoResolver(findSizePhoto),
    images: (product, _args, context) => listProductPhotos(product, context),
    measurements: ({ measurements }) => toMeasurements(measurements),
    twins: (product, _args, context) => findTwins(context, product),
    gemstones: (product, _args, { prisma }) => product.parts?.gemstones ?? findGemstones(prisma, product),
    diamondCarat: async (product, _args, { prisma }) =>
      sumDiamondCarats(product.parts?.gemstones ?? (await findGemstones(prisma, product))),
    video: toVideo,
    modelUrl: ({ modelKey }) => modelKey && getMediaUrl(modelKey),
    collection: ({ collectionId }, _args, context) => findProductCollection(context, collectionId),
    tags: ({ tags }) => (Array.isArray(tags) ? tags.map(String) : []),
    rating: ({ ratingHundredths, reviewCount }) => (reviewCount > 0 ? ratingHundredths / 100 : null),
    ratingCounts: (product, _args, context) =>
      product.parts?.ratingCounts ?? findRatingCounts(context, product),
    related: (product, { limit }, context) =>
      relatedProducts(context, product, validateLimit('limit', limit, 12)),
  },
  Variant: {
    priceWithTax: ({ price }, _args, { snapshot }) => calculatePriceWithTax(price, snapshot.settings),
  },
  Gemstone: {
    carat: ({ milliCarat }) => milliCarat / 1000,
    certificate: toCertificate,
  },
  Collection: {
    banner: (collection) => toBannerImage(collection),
    productCount: (collection, _args, { snapshot }) => snapshot.getProductSet(collection).size(),
    products: (collection, args, { snapshot }) => listCollectionProducts(snapshot, collection, args),
  },
};
