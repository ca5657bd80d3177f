import type { ApolloClient } from '@apollo/client';
import type { StockNote } from '#web/admin/stock/stockReasons.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  CreateProductDocument,
  EditedProductDocument,
  type EditedProductFragment,
  UpdateProductDocument,
} from './EditedProduct.generated.ts';
import { isSameButStock } from './mergeValues.ts';
import { savePhotographs } from './photographs/savePhotographs.ts';
import { isSameSize, type ProductValues, toInput, toValues } from './productValues.ts';
import { saveStock } from './sizes/saveStock.ts';
import { saveVideo } from './video/saveVideo.ts';

interface Save {
  /** The piece as it was read; null for a new one. */
  base: EditedProductFragment | null;
  values: ProductValues;
  stockNote: StockNote;
}

export type SaveOutcome =
  | { kind: 'saved'; product: EditedProductFragment }
  /** Nothing was saved, or only up to `product`; what is left to do stands in `values`. */
  | {
      kind: 'refused';
      errors: readonly UserError[];
      product?: EditedProductFragment;
      values?: ProductValues;
    }
  | { kind: 'conflict'; theirs: EditedProductFragment };

/** Saves a piece, then its photographs, its video and its stock; each is refused by itself. */
export async function saveProduct(
  client: ApolloClient,
  { base, values, stockNote }: Save,
): Promise<SaveOutcome> {
  const written = base ? await update(client, base, values) : await create(client, values);
  if (written.kind !== 'saved') return written;

  const photographs = await savePhotographs(client, written.product, values.images);
  if (photographs.errors.length > 0)
    return {
      kind: 'refused',
      errors: photographs.errors,
      product: photographs.product,
      values: { ...values, images: photographs.left },
    };
  const filmed = await saveVideo(client, photographs.product, values.video);
  if (filmed.errors.length > 0)
    return {
      kind: 'refused',
      errors: filmed.errors,
      product: filmed.product,
      values: { ...values, images: toValues(filmed.product).images },
    };
  if (!base) return { kind: 'saved', product: filmed.product };

  const stock = await saveStock(client, { base, product: filmed.product, values, stockNote });
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
  if (isSameButStock(toValues(base), values)) return { kind: 'saved', product: base };
  const { id } = base;
  const { cost, compareAtPrice, ...facts } = toInput(values);
  const saved = toValues(base);
  // Who may not see what it has cost says nothing about it, and an earlier price that stays is not judged again.
  const costWritten = values.cost === saved.cost ? {} : { cost };
  const earlierWritten = values.compareAtPrice === saved.compareAtPrice ? {} : { compareAtPrice };
  const variants = sizesWritten(base, values);
  const input = { ...facts, ...costWritten, ...earlierWritten, variants, id, version: base.staff.version };
  const { data } = await client.mutate({ mutation: UpdateProductDocument, variables: { input } });
  const { product, errors = [] } = data?.updateProduct ?? {};
  if (product) return { kind: 'saved', product };
  const theirs = errors.some(({ code }) => code === 'CONFLICT') ? await readAnew(client, id) : null;
  return theirs ? { kind: 'conflict', theirs } : { kind: 'refused', errors };
}

/** The piece as the server has it now. */
export async function readAnew(client: ApolloClient, id: string): Promise<EditedProductFragment | null> {
  const { data } = await client.query({
    query: EditedProductDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return data?.adminProduct ?? null;
}

/** Sizes that were there keep their stock: it changes with a reason. */
function sizesWritten({ variants }: EditedProductFragment, values: ProductValues) {
  return (toInput(values).variants ?? []).map(({ stock, ...size }) =>
    variants.some((known) => isSameSize(known.size, size.size)) ? size : { ...size, stock },
  );
}
