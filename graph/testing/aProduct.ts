import { randomBytes } from 'node:crypto';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { rememberWords } from '#graph/modules/storefront/search/rememberWords.ts';
import { composeSearchText } from '#graph/modules/storefront/search/searchText.ts';
import type { Prisma, PrismaClient, Product, Variant } from '#graph/prisma/generated/client.ts';

type Given = Partial<
  Omit<Prisma.ProductUncheckedCreateInput, 'variants' | 'images' | 'gemstones' | 'tags'>
> & {
  tags?: string[];
  /** One variant without a size where none are given; price, weight and stock default to the product's. */
  variants?: Partial<Omit<Prisma.VariantUncheckedCreateInput, 'productId'>>[];
  gemstones?: Omit<Prisma.GemstoneUncheckedCreateInput, 'productId'>[];
  images?: Partial<Omit<Prisma.ProductImageUncheckedCreateInput, 'productId'>>[];
};

/**
 * A plain gold ring for sale at a fixed price of NPR 10,000, 5 of it in stock, unless said otherwise. The product's
 * own price and stock follow its variants.
 */
export async function aProduct(
  prisma: PrismaClient,
  given: Given = {},
): Promise<Product & { variants: Variant[] }> {
  const { variants = [{}], gemstones = [], images = [{}], tags = [], ...fields } = given;
  const mark = randomBytes(4).toString('hex');
  const plain = {
    slug: `ring-${mark}`,
    sku: `RG-${mark}`,
    name: 'Plain ring',
    description: 'A plain band.',
    category: 'GOLD',
    type: 'RINGS',
    metal: 'GOLD',
    purity: '22K',
    metalColour: 'yellow',
    weightMg: 5000,
    pricingMode: 'FIXED',
    fixedPrice: given.price ?? 10_000,
    price: 10_000,
    stock: 5,
    status: 'ACTIVE',
    publishedAt: new Date('2026-06-01T00:00:00Z'),
    ...fields,
  } satisfies Partial<Prisma.ProductUncheckedCreateInput>;
  const sizes = variants.map((variant, position) => ({
    sku: `${plain.sku}-${position + 1}`,
    price: plain.price,
    weightMg: plain.weightMg,
    stock: plain.stock,
    position,
    ...variant,
  }));
  const variantRows = sizes.map((size) => ({
    levels: { create: { locationId: MAIN_LOCATION_ID, quantity: size.stock } },
    // As if there had been more before: what is one of a kind says so.
    mostStock: Math.max(2, size.stock),
    ...size,
  }));
  const collection = plain.collectionId
    ? await prisma.collection.findUnique({ where: { id: plain.collectionId } })
    : null;

  const product = await prisma.product.create({
    data: {
      ...plain,
      tags,
      price: Math.min(...sizes.map(({ price }) => price)),
      stock: sizes.reduce((sum, { stock }) => sum + stock, 0),
      searchText: plain.searchText ?? composeSearchText({ ...plain, tags, gemstones, collection }),
      variants: { create: variantRows },
      gemstones: { create: gemstones.map((stone, position) => ({ position, ...stone })) },
      images: { create: images.map((image, position) => ({ ...photo(plain.slug, position), ...image })) },
    },
    include: { variants: { orderBy: { position: 'asc' } } },
  });
  await rememberWords(prisma, [product.searchText]);
  return product;
}

function photo(slug: string, position: number) {
  return {
    key: `${slug}-${position + 1}.webp`,
    alt: 'A ring',
    width: 1000,
    height: 1000,
    colour: '#f2ede6',
    position,
  };
}
