import { randomBytes } from 'node:crypto';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { composeSearchText } from '#graph/modules/storefront/search/searchText.ts';
import { storeWords } from '#graph/modules/storefront/search/storeWords.ts';
import type { Prisma, PrismaClient, Product, Variant } from '#graph/prisma/generated/client.ts';

type ProductOverrides = Partial<
  Omit<Prisma.ProductUncheckedCreateInput, 'variants' | 'images' | 'gemstones' | 'tags'>
> & {
  tags?: string[];
  /** Defaults to one variant without a size. Price, weight and stock default to the product's. */
  variants?: Partial<Omit<Prisma.VariantUncheckedCreateInput, 'productId'>>[];
  gemstones?: Omit<Prisma.GemstoneUncheckedCreateInput, 'productId'>[];
  images?: Partial<Omit<Prisma.ProductImageUncheckedCreateInput, 'productId'>>[];
};

/**
 * Creates a plain gold ring on sale at a fixed price of NPR 10,000 with 5 in stock, with the given changes. The
 * product's price and stock are derived from its variants.
 */
export async function aProduct(
  prisma: PrismaClient,
  overrides: ProductOverrides = {},
): Promise<Product & { variants: Variant[] }> {
  const { variants = [{}], gemstones = [], images = [{}], tags = [], ...fields } = overrides;
  const suffix = randomBytes(4).toString('hex');
  const defaults = {
    slug: `ring-${suffix}`,
    sku: `RG-${suffix}`,
    name: 'Plain ring',
    description: 'A plain band.',
    category: 'GOLD',
    type: 'RINGS',
    metal: 'GOLD',
    purity: '22K',
    metalColour: 'yellow',
    weightMg: 5000,
    pricingMode: 'FIXED',
    fixedPrice: overrides.price ?? 10_000,
    price: 10_000,
    stock: 5,
    status: 'ACTIVE',
    publishedAt: new Date('2026-06-01T00:00:00Z'),
    ...fields,
  } satisfies Partial<Prisma.ProductUncheckedCreateInput>;
  const sizes = variants.map((variant, position) => ({
    sku: `${defaults.sku}-${position + 1}`,
    price: defaults.price,
    weightMg: defaults.weightMg,
    stock: defaults.stock,
    position,
    ...variant,
  }));
  const variantRows = sizes.map((size) => ({
    levels: { create: { locationId: MAIN_LOCATION_ID, quantity: size.stock } },
    // At least 2, so that the variant does not count as one of a kind.
    peakStock: Math.max(2, size.stock),
    ...size,
  }));
  const collection = defaults.collectionId
    ? await prisma.collection.findUnique({ where: { id: defaults.collectionId } })
    : null;

  const product = await prisma.product.create({
    data: {
      ...defaults,
      tags,
      price: Math.min(...sizes.map(({ price }) => price)),
      stock: sizes.reduce((sum, { stock }) => sum + stock, 0),
      searchText: defaults.searchText ?? composeSearchText({ ...defaults, tags, gemstones, collection }),
      variants: { create: variantRows },
      gemstones: { create: gemstones.map((stone, position) => ({ position, ...stone })) },
      images: {
        create: images.map((image, position) => ({ ...buildPhoto(defaults.slug, position), ...image })),
      },
    },
    include: { variants: { orderBy: { position: 'asc' } } },
  });
  await storeWords(prisma, [product.searchText]);
  return product;
}

function buildPhoto(slug: string, position: number) {
  return {
    key: `${slug}-${position + 1}.webp`,
    alt: 'A ring',
    width: 1000,
    height: 1000,
    colour: '#f2ede6',
    position,
  };
}
