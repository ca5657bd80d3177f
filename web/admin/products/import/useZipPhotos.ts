import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { UploadRefusedError, uploadPhoto } from '#web/session/uploadPhoto.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { AddZipPhotographDocument, ProductsOfSkusDocument } from './ImportProducts.generated.ts';
import type { ZipPhoto } from './openZip.ts';
import { compareNaturally, getPossibleSkus, parseRole } from './zipNames.ts';

/** A product with its photos in a ZIP. */
export interface ZipProduct {
  /** Null for a product in the spreadsheet that has not been imported yet. */
  id: string | null;
  sku: string;
  name: string;
  photos: readonly ZipPhoto[];
  /** Number of photos already added to the product. Photos are added in order. */
  added: number;
  outcome: 'WAITING' | 'NOT_IMPORTED' | 'HAS_PHOTOGRAPHS' | 'ADDED' | 'FAILED';
  problem: string | null;
}

interface OpenedZip {
  fileName: string;
  photos: readonly ZipPhoto[];
  otherPaths: readonly string[];
}

export interface ZipPlan {
  fileName: string;
  products: readonly ZipProduct[];
  /** Photos without a product. */
  unmatchedPhotos: readonly ZipPhoto[];
  /** Files that are not photos. */
  otherPaths: readonly string[];
  stage: 'ready' | 'running' | 'done';
}

/** A product that the spreadsheet would create. */
interface NewProduct {
  sku: string;
}

interface ZipOptions {
  /** New products of the spreadsheet, which exist only after the import. */
  newProducts: readonly NewProduct[];
  /** Called with the ids of the products whose photos were added at the user's request. */
  onDone: (productIds: string[]) => void;
}

/** Number of SKUs per lookup. */
const BATCH_SIZE = 100;

/**
 * Adds photos from a ZIP to products that have none. Matches each photo to a product by the SKU in its file or folder
 * name.
 */
export function useZipPhotos({ newProducts, onDone }: ZipOptions) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [matchedPlan, setMatchedPlan] = useState<ZipPlan | null>(null);
  const openedZip = useRef<OpenedZip | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isStopped = useRef(false);

  async function open(file: File) {
    setMatchedPlan(null);
    setProblem(null);
    openedZip.current = null;
    try {
      const { openZip } = await import('./openZip.ts');
      const { photos, otherPaths } = await openZip(file);
      if (photos.length === 0) {
        setProblem(
          i18n.t('This file contains no photos. Choose a ZIP file with JPEG, PNG, WebP or AVIF photos.'),
        );
        return;
      }
      openedZip.current = { fileName: file.name, photos, otherPaths };
      setMatchedPlan({
        fileName: file.name,
        stage: 'ready',
        ...(await matchPhotos(client, photos, otherPaths)),
      });
    } catch (error) {
      setProblem(getServerMessage(error) || i18n.t('Could not open this file. Choose a ZIP file of photos.'));
    }
  }

  /** Returns the ids of the products whose photos were added. */
  async function start(plan: ZipPlan): Promise<string[]> {
    isStopped.current = false;
    let products = plan.products;
    setMatchedPlan({ ...plan, products, stage: 'running' });
    for (const [index, product] of products.entries()) {
      if (isStopped.current) break;
      if (product.outcome !== 'WAITING' && product.outcome !== 'FAILED') continue;
      products = products.with(index, await addPhotos(client, product));
      setMatchedPlan({ ...plan, products, stage: 'running' });
    }
    setMatchedPlan({ ...plan, products, stage: 'done' });
    return products.flatMap(({ id, outcome }) => (id !== null && outcome === 'ADDED' ? [id] : []));
  }

  /** Looks up the products again after the import, and adds photos to products without any. */
  async function addPhotosToImportedProducts(): Promise<string[]> {
    if (!openedZip.current || matchedPlan?.stage === 'running') return [];
    const { fileName, photos, otherPaths } = openedZip.current;
    try {
      const plan: ZipPlan = { fileName, stage: 'ready', ...(await matchPhotos(client, photos, otherPaths)) };
      setMatchedPlan(plan);
      return plan.products.some(({ outcome }) => outcome === 'WAITING') ? await start(plan) : [];
    } catch (error) {
      setProblem(getServerMessage(error) || i18n.t('Could not add the photos. Try again.'));
      return [];
    }
  }

  const plan = matchedPlan && addNewProducts(matchedPlan, newProducts);

  return {
    plan,
    problem,
    open: (file: File) => void open(file),
    start: () => void (plan && start(plan).then(onDone)),
    addPhotosToImportedProducts,
    /** Stops sending requests. Requests in flight still finish. */
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Finds the product of each photo. */
async function matchPhotos(
  client: ApolloClient,
  photos: readonly ZipPhoto[],
  otherPaths: readonly string[],
): Promise<Pick<ZipPlan, 'products' | 'unmatchedPhotos' | 'otherPaths'>> {
  const skus = [...new Set(photos.flatMap(({ path }) => getPossibleSkus(path)))];
  const zipProductsBySku = new Map<string, ZipProduct>();
  for (let from = 0; from < skus.length; from += BATCH_SIZE) {
    const { data } = await client.query({
      query: ProductsOfSkusDocument,
      variables: { filter: { skus: skus.slice(from, from + BATCH_SIZE) }, first: BATCH_SIZE },
      fetchPolicy: 'network-only',
    });
    for (const { node } of data?.adminProducts.edges ?? []) {
      const { id, sku, name, image } = node;
      zipProductsBySku.set(sku.toLowerCase(), {
        ...{ id, sku, name, photos: [], added: 0, problem: null },
        outcome: image ? 'HAS_PHOTOGRAPHS' : 'WAITING',
      });
    }
  }
  const { products, unmatchedPhotos } = assignPhotos(zipProductsBySku, photos);
  return { products, unmatchedPhotos, otherPaths };
}

/** Assigns each photo to the product whose SKU is in its file or folder name. */
function assignPhotos(productsBySku: ReadonlyMap<string, ZipProduct>, photos: readonly ZipPhoto[]) {
  const zipProductsBySku = new Map(productsBySku);
  const unmatchedPhotos: ZipPhoto[] = [];
  for (const photo of photos) {
    const sku = getPossibleSkus(photo.path).find((candidateSku) => zipProductsBySku.has(candidateSku));
    const product = sku === undefined ? undefined : zipProductsBySku.get(sku);
    if (!product || sku === undefined) unmatchedPhotos.push(photo);
    else zipProductsBySku.set(sku, { ...product, photos: [...product.photos, photo] });
  }
  const products = [...zipProductsBySku.values()]
    .filter((product) => product.photos.length > 0)
    .map((product) => ({
      ...product,
      photographs: product.photos.toSorted((a, b) => compareNaturally(a.path, b.path)),
    }));
  return { products, unmatchedPhotos };
}

/** Adds the new products of the spreadsheet to the plan; their photos are added after the import. */
function addNewProducts(plan: ZipPlan, newProducts: readonly NewProduct[]): ZipPlan {
  const productEntries = newProducts.map(({ sku }): [string, ZipProduct] => [
    sku.toLowerCase(),
    { id: null, sku, name: sku, photos: [], added: 0, problem: null, outcome: 'NOT_IMPORTED' },
  ]);
  const { products, unmatchedPhotos } = assignPhotos(new Map(productEntries), plan.unmatchedPhotos);
  return { ...plan, products: [...plan.products, ...products], unmatchedPhotos };
}

/** Adds the remaining photos of a product. Stops at the first error. */
async function addPhotos(client: ApolloClient, product: ZipProduct): Promise<ZipProduct> {
  let { added } = product;
  for (const photo of product.photos.slice(added)) {
    const problem = await addPhoto(client, product, photo);
    if (problem !== null) return { ...product, added, outcome: 'FAILED', problem };
    added += 1;
  }
  return { ...product, added, outcome: 'ADDED', problem: null };
}

/** Returns why a photo could not be added; null on success. */
async function addPhoto(
  client: ApolloClient,
  { id, name }: ZipProduct,
  { path, unpack }: ZipPhoto,
): Promise<string | null> {
  if (id === null) return null;
  try {
    const { uploadId } = await uploadPhoto('/media/uploads', await unpack(), path.split('/').at(-1));
    const input = { id, uploadId, alt: name, role: parseRole(path) };
    const { data } = await client.mutate({ mutation: AddZipPhotographDocument, variables: { input } });
    const [uploadError] = data?.addProductImage.errors ?? [];
    return uploadError ? `${path}: ${uploadError.message}` : null;
  } catch (error) {
    return `${path}: ${error instanceof UploadRefusedError ? error.message : getServerMessage(error)}`;
  }
}
