import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { PhotographRefused, sendPhotograph } from '#web/session/sendPhotograph.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { AddZipPhotographDocument, ProductsOfSkusDocument } from './ImportProducts.generated.ts';
import type { ZippedPhotograph } from './openZip.ts';
import { inOrder, likelySkus, roleIn } from './zipNames.ts';

/** A product with its photographs in a ZIP. */
export interface ZippedProduct {
  /** Null for a product of the sheet that is not imported yet. */
  id: string | null;
  sku: string;
  name: string;
  photographs: readonly ZippedPhotograph[];
  /** The first so many of these are on the product by now. */
  added: number;
  outcome: 'WAITING' | 'NOT_IMPORTED' | 'HAS_PHOTOGRAPHS' | 'ADDED' | 'FAILED';
  problem: string | null;
}

interface Opened {
  fileName: string;
  photographs: readonly ZippedPhotograph[];
  others: readonly string[];
}

export interface ZipPlan {
  fileName: string;
  products: readonly ZippedProduct[];
  /** Photographs that belong to no product. */
  left: readonly ZippedPhotograph[];
  /** Files that are no photographs. */
  others: readonly string[];
  stage: 'ready' | 'running' | 'done';
}

/** A product that the chosen sheet makes. */
interface SheetPiece {
  sku: string;
}

interface ZipOptions {
  /** New products of the sheet, which are not there before it is imported. */
  sheet: readonly SheetPiece[];
  /** Called with the products that got their photographs when somebody asked for it. */
  onDone: (productIds: string[]) => void;
}

/** SKUs that are looked up at once. */
const BATCH = 100;

/** Puts the photographs of a ZIP on the products whose SKUs their names or folders have, and that have none yet. */
export function useZipPhotographs({ sheet, onDone }: ZipOptions) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const [found, setPlan] = useState<ZipPlan | null>(null);
  const opened = useRef<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stopped = useRef(false);

  async function open(file: File) {
    setPlan(null);
    setProblem(null);
    opened.current = null;
    try {
      const { openZip } = await import('./openZip.ts');
      const { photographs, others } = await openZip(file);
      if (photographs.length === 0) {
        setProblem(i18n.t('There is no photograph in this file: no JPEG, PNG, WebP or AVIF.'));
        return;
      }
      opened.current = { fileName: file.name, photographs, others };
      setPlan({ fileName: file.name, stage: 'ready', ...(await match(client, photographs, others)) });
    } catch (error) {
      setProblem(
        serverMessage(error) || i18n.t('This file could not be opened. Choose a ZIP file of photographs.'),
      );
    }
  }

  /** Returns the products that got their photographs. */
  async function start(plan: ZipPlan): Promise<string[]> {
    stopped.current = false;
    let products = plan.products;
    setPlan({ ...plan, products, stage: 'running' });
    for (const [index, product] of products.entries()) {
      if (stopped.current) break;
      if (product.outcome !== 'WAITING' && product.outcome !== 'FAILED') continue;
      products = products.with(index, await add(client, product));
      setPlan({ ...plan, products, stage: 'running' });
    }
    setPlan({ ...plan, products, stage: 'done' });
    return products.flatMap(({ id, outcome }) => (id !== null && outcome === 'ADDED' ? [id] : []));
  }

  /** Finds the products again, once the sheet is imported, and adds the photographs of those that have none. */
  async function addToImported(): Promise<string[]> {
    if (!opened.current || found?.stage === 'running') return [];
    const { fileName, photographs, others } = opened.current;
    try {
      const plan: ZipPlan = { fileName, stage: 'ready', ...(await match(client, photographs, others)) };
      setPlan(plan);
      return plan.products.some(({ outcome }) => outcome === 'WAITING') ? await start(plan) : [];
    } catch (error) {
      setProblem(serverMessage(error) || i18n.t('The photographs could not be added. Add them again.'));
      return [];
    }
  }

  const plan = found && withSheet(found, sheet);

  return {
    plan,
    problem,
    open: (file: File) => void open(file),
    start: () => void (plan && start(plan).then(onDone)),
    addToImported,
    /** What is under way is finished; nothing after it is begun. */
    stop: () => {
      stopped.current = true;
    },
  };
}

/** Finds the product of each photograph. */
async function match(
  client: ApolloClient,
  photographs: readonly ZippedPhotograph[],
  others: readonly string[],
): Promise<Pick<ZipPlan, 'products' | 'left' | 'others'>> {
  const skus = [...new Set(photographs.flatMap(({ path }) => likelySkus(path)))];
  const bySku = new Map<string, ZippedProduct>();
  for (let from = 0; from < skus.length; from += BATCH) {
    const { data } = await client.query({
      query: ProductsOfSkusDocument,
      variables: { filter: { skus: skus.slice(from, from + BATCH) }, first: BATCH },
      fetchPolicy: 'network-only',
    });
    for (const { node } of data?.adminProducts.edges ?? []) {
      const { id, sku, name, image } = node;
      bySku.set(sku.toLowerCase(), {
        ...{ id, sku, name, photographs: [], added: 0, problem: null },
        outcome: image ? 'HAS_PHOTOGRAPHS' : 'WAITING',
      });
    }
  }
  const { products, left } = share(bySku, photographs);
  return { products, left, others };
}

/** Gives each photograph to the product whose SKU it has. */
function share(known: ReadonlyMap<string, ZippedProduct>, photographs: readonly ZippedPhotograph[]) {
  const bySku = new Map(known);
  const left: ZippedPhotograph[] = [];
  for (const photograph of photographs) {
    const sku = likelySkus(photograph.path).find((likely) => bySku.has(likely));
    const product = sku === undefined ? undefined : bySku.get(sku);
    if (!product || sku === undefined) left.push(photograph);
    else bySku.set(sku, { ...product, photographs: [...product.photographs, photograph] });
  }
  const products = [...bySku.values()]
    .filter((product) => product.photographs.length > 0)
    .map((product) => ({
      ...product,
      photographs: product.photographs.toSorted((one, other) => inOrder(one.path, other.path)),
    }));
  return { products, left };
}

/** The plan with the new products of the sheet, whose photographs are added once they are imported. */
function withSheet(plan: ZipPlan, sheet: readonly SheetPiece[]): ZipPlan {
  const pieces = sheet.map(({ sku }): [string, ZippedProduct] => [
    sku.toLowerCase(),
    { id: null, sku, name: sku, photographs: [], added: 0, problem: null, outcome: 'NOT_IMPORTED' },
  ]);
  const { products, left } = share(new Map(pieces), plan.left);
  return { ...plan, products: [...plan.products, ...products], left };
}

/** Adds the photographs that the product does not have yet, up to the first that is refused. */
async function add(client: ApolloClient, product: ZippedProduct): Promise<ZippedProduct> {
  let { added } = product;
  for (const photograph of product.photographs.slice(added)) {
    const problem = await addOne(client, product, photograph);
    if (problem !== null) return { ...product, added, outcome: 'FAILED', problem };
    added += 1;
  }
  return { ...product, added, outcome: 'ADDED', problem: null };
}

/** Answers why a photograph could not be added; null if it was. */
async function addOne(
  client: ApolloClient,
  { id, name }: ZippedProduct,
  { path, unpack }: ZippedPhotograph,
): Promise<string | null> {
  if (id === null) return null;
  try {
    const { uploadId } = await sendPhotograph('/media/uploads', await unpack(), path.split('/').at(-1));
    const input = { id, uploadId, alt: name, role: roleIn(path) };
    const { data } = await client.mutate({ mutation: AddZipPhotographDocument, variables: { input } });
    const [refused] = data?.addProductImage.errors ?? [];
    return refused ? `${path}: ${refused.message}` : null;
  } catch (error) {
    return `${path}: ${error instanceof PhotographRefused ? error.message : serverMessage(error)}`;
  }
}
