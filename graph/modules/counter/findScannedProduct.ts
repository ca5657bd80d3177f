import { barcodeForms } from '#domain/catalog/barcode.ts';
import type { GraphContext } from '#graph/context.ts';
import { readProducts } from '#graph/modules/storefront/snapshot/readShopProducts.ts';
import type { ShopProduct, VariantFacts } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

interface Scanned {
  product: ShopProduct;
  variant: VariantFacts | null;
}

const LONGEST_CODE = 48;

/** The piece for sale with exactly this code: that of a size, or of a product, whose only size is meant. */
export async function scannedPiece({ direct }: GraphContext, code: string): Promise<Scanned | null> {
  const wanted = code.normalize('NFKC').trim();
  if (wanted === '' || wanted.length > LONGEST_CODE) return null;
  const [[found]] = await direct.send(readCoded(wanted));
  const [product] = found ? await readProducts(direct, [found.productId], 0) : [];
  if (!product) return null;
  const { variants } = product.parts;
  const [only, ...others] = variants;
  const variant = variants.find(({ id }) => id === found?.variantId) ?? (others.length === 0 ? only : null);
  return { product, variant: variant ?? null };
}

interface Coded {
  productId: string;
  variantId: string | null;
}

/** What a scanner may read. A SKU comes before a barcode that says the same. */
function readCoded(code: string): Statement<Coded[]> {
  return rows(Prisma.sql`
    SELECT product_id AS productId, id AS variantId FROM variants WHERE sku = ${code}
    UNION ALL
    SELECT id AS productId, NULL AS variantId FROM products WHERE sku = ${code}
    UNION ALL
    SELECT product_id AS productId, id AS variantId FROM variants WHERE barcode IN (${Prisma.join(barcodeForms(code))})`);
}
