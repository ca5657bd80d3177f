import { listBarcodeForms } from '#domain/catalog/barcode.ts';
import type { GraphContext } from '#graph/context.ts';
import { readProducts } from '#graph/modules/storefront/snapshot/readShopProducts.ts';
import type { ShopProduct, VariantFacts } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import { type Statement, selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

interface ScannedProduct {
  product: ShopProduct;
  variant: VariantFacts | null;
}

const MAX_CODE_LENGTH = 48;

/**
 * Returns the product for sale with exactly this SKU or barcode. The variant is null if the code is the SKU of a
 * product with several variants.
 */
export async function findScannedProduct(
  { direct }: GraphContext,
  code: string,
): Promise<ScannedProduct | null> {
  const normalisedCode = code.normalize('NFKC').trim();
  if (normalisedCode === '' || normalisedCode.length > MAX_CODE_LENGTH) return null;
  const [[match]] = await direct.send(readCodeMatches(normalisedCode));
  const [product] = match ? await readProducts(direct, [match.productId], 0) : [];
  if (!product) return null;
  const { variants } = product.parts;
  const [firstVariant, ...otherVariants] = variants;
  const variant =
    variants.find(({ id }) => id === match?.variantId) ?? (otherVariants.length === 0 ? firstVariant : null);
  return { product, variant: variant ?? null };
}

interface CodeMatch {
  productId: string;
  variantId: string | null;
}

/** Reads the matches of a scanned code. A SKU takes precedence over an equal barcode. */
function readCodeMatches(code: string): Statement<CodeMatch[]> {
  return selectRows(Prisma.sql`
    SELECT product_id AS productId, id AS variantId FROM variants WHERE sku = ${code}
    UNION ALL
    SELECT id AS productId, NULL AS variantId FROM products WHERE sku = ${code}
    UNION ALL
    SELECT product_id AS productId, id AS variantId FROM variants WHERE barcode IN (${Prisma.join(listBarcodeForms(code))})`);
}
