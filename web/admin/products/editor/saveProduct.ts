import type { ApolloClient } from '@apollo/client';
import type { StockNote } from '#web/admin/stock/stockReasons.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  CreateProductDocument,
  EditedProductDocument,
  type EditedProductFragment,
  UpdateProductDocument,
} from './EditedProduct.generated.ts';
import { isSameExceptStock } from './mergeValues.ts';
import { savePhotos } from './photos/savePhotos.ts';
import { isSameSize, type ProductValues, toInput, toValues } from './productValues.ts';
import { saveStock } from './sizes/saveStock.ts';
import { saveVideo } from './video/saveVideo.ts';

interface ProductSaveInput {
  /** Product as loaded; null for a new one. */
  base: EditedProductFragment | null;
  values: ProductValues;
  stockNote: StockNote;
}

export type SaveOutcome =
  | { kind: 'saved'; product: EditedProductFragment }
  /** Saving failed before anything was saved, or after `product` was saved; `values` contains the values still to be saved. */
  | {
      kind: 'refused';
      errors: readonly UserError[];
      product?: EditedProductFragment;
      values?: ProductValues;
    }
  | { kind: 'conflict'; latest: EditedProductFragment };

/** Saves a product, then its photos, video and stock; each can be refused separately. */
export async function saveProduct(
  client: ApolloClient,
  { base, values, stockNote }: ProductSaveInput,
): Promise<SaveOutcome> {
  const savedProduct = base ? await update(client, base, values) : await create(client, values);
  if (savedProduct.kind !== 'saved') return savedProduct;

  const photoResult = await savePhotos(client, savedProduct.product, values.images);
  if (photoResult.errors.length > 0)
    return {
      kind: 'refused',
      errors: photoResult.errors,
      product: photoResult.product,
      values: { ...values, images: photoResult.photos },
    };
  const videoResult = await saveVideo(client, photoResult.product, values.video);
  if (videoResult.errors.length > 0)
    return {
      kind: 'refused',
      errors: videoResult.errors,
      product: videoResult.product,
      values: { ...values, images: toValues(videoResult.product).images },
    };
  if (!base) return { kind: 'saved', product: videoResult.product };

  const stock = await saveStock(client, { base, product: videoResult.product, values, stockNote });
  const { images, video } = toValues(stock.product);
  return stock.errors.length > 0
    ? {
        kind: 'refused',
        errors: stock.errors,
        product: stock.product,
        values: { ...values, images, video },
      }
    : { kind: 'saved', product: stock.product };
}

async function create(client: ApolloClient, values: ProductValues): Promise<SaveOutcome> {
  const { data } = await client.mutate({
    mutation: CreateProductDocument,
    variables: { input: toInput(values) },
  });
  const { product, errors = [] } = data?.createProduct ?? {};
  return product ? { kind: 'saved', product } : { kind: 'refused', errors };
}

async function update(
  client: ApolloClient,
  base: EditedProductFragment,
  values: ProductValues,
): Promise<SaveOutcome> {
  if (isSameExceptStock(toValues(base), values)) return { kind: 'saved', product: base };
  const { id } = base;
  const { cost, compareAtPrice, ...facts } = toInput(values);
  const savedValues = toValues(base);
  // An unchanged cost is omitted, because the viewer may lack permission for the cost. An unchanged compare-at price is
  // omitted, so that it is not validated again.
  const costInput = values.cost === savedValues.cost ? {} : { cost };
  const compareAtInput = values.compareAtPrice === savedValues.compareAtPrice ? {} : { compareAtPrice };
  const variants = buildVariantsInput(base, values);
  const input = { ...facts, ...costInput, ...compareAtInput, variants, id, version: base.staff.version };
  const { data } = await client.mutate({ mutation: UpdateProductDocument, variables: { input } });
  const { product, errors = [] } = data?.updateProduct ?? {};
  if (product) return { kind: 'saved', product };
  const latestProduct = errors.some(({ code }) => code === 'CONFLICT')
    ? await reloadProduct(client, id)
    : null;
  return latestProduct ? { kind: 'conflict', latest: latestProduct } : { kind: 'refused', errors };
}

/** Loads the product from the server. */
export async function reloadProduct(client: ApolloClient, id: string): Promise<EditedProductFragment | null> {
  const { data } = await client.query({
    query: EditedProductDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return data?.adminProduct ?? null;
}

/** Omits the stock of existing variants, which is changed separately with a reason. */
function buildVariantsInput({ variants }: EditedProductFragment, values: ProductValues) {
  return (toInput(values).variants ?? []).map(({ stock, ...size }) =>
    variants.some((variant) => isSameSize(variant.size, size.size)) ? size : { ...size, stock },
  );
}
