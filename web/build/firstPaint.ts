import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { LIST_SIZES } from '#web/shop/catalog/gridSizes.ts';
import { heroImage } from '#web/shop/home/heroImage.ts';
import { GALLERY_SIZES } from '#web/shop/product/gallery/gallerySizes.ts';
import { PHOTO_WIDTHS } from '#web/ui/photo/photoSizes.ts';
import { type InitialQuery, initialQueries } from './initialQueries.ts';

const APP_MODULE = 'web/app/start.tsx';

/** Screens on which visitors land, by the pattern of their path after the `#`. */
const SCREENS: Record<string, { module: string; filledCart?: string; query?: InitialQuery; sizes?: string }> =
  {
    '/': { module: 'web/shop/home/HomePage.tsx' },
    '/products': {
      module: 'web/shop/catalog/ProductListPage.tsx',
      query: initialQueries.products,
      sizes: LIST_SIZES,
    },
    '/products/([^/?%]+)': {
      module: 'web/shop/product/ProductPage.tsx',
      query: initialQueries.product,
      sizes: GALLERY_SIZES,
    },
    // `filledCart` is loaded only if the cart has items.
    '/cart': { module: 'web/shop/cart/CartPage.tsx', filledCart: 'web/shop/cart/FilledCart.tsx' },
    '/checkout': {
      module: 'web/shop/checkout/CheckoutPage.tsx',
      filledCart: 'web/shop/checkout/CheckoutForm.tsx',
    },
  };

const HERO_PRELOAD = {
  rel: 'preload',
  as: 'image',
  imageSrcset: heroImage.srcSet,
  imageSizes: heroImage.sizes,
  fetchPriority: 'high',
};

const SCRIPT = join(import.meta.dirname, '../app/first-paint.js');
const SCRIPT_TAG = '<script src="/app/first-paint.js"></script>';

/**
 * Preloads the app's files, because the page is painted before the app starts. The page contains links to these files;
 * its first script preloads the files of the requested screen and sends that screen's first query. The
 * Content-Security-Policy allows the script by its hash.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle, path }) => {
        if (path !== '/index.html' || !bundle) return html;
        const app = listChunkFiles(APP_MODULE, bundle);
        const script = await buildFirstScript(app, bundle);
        const head = `<style>${collectStyles(app, bundle)}</style><script>${script}</script>`;
        return html.replace(SCRIPT_TAG, () => head);
      },
    },
  };
}

/** Returns the page's first script with the files and query of each screen filled in. */
async function buildFirstScript(app: string[], bundle: Rolldown.OutputBundle): Promise<string> {
  const screenPreloads = Object.fromEntries(
    Object.entries(SCREENS).map(([screenPath, { module, filledCart, query, sizes }]) => [
      screenPath,
      {
        files: createMissingPreloads(app, listChunkFiles(module, bundle)),
        filledCart:
          filledCart &&
          createMissingPreloads(
            [...app, ...listChunkFiles(module, bundle)],
            listChunkFiles(filledCart, bundle),
          ),
        photograph: screenPath === '/' ? HERO_PRELOAD : undefined,
        query,
        sizes,
      },
    ]),
  );
  const script = (await readFile(SCRIPT, 'utf8'))
    .replace('const needs = {};', () => `const needs = ${JSON.stringify(screenPreloads)};`)
    .replace(
      'const app = [];',
      () =>
        `const app = ${JSON.stringify(app.map((file) => ({ ...createModulePreload(file), fetchPriority: 'low' })))};`,
    )
    .replace('const widths = [];', `const widths = ${JSON.stringify(PHOTO_WIDTHS)};`);
  return (await minify('first-paint.js', script)).code.trim();
}

/**
 * Returns the styles of these files, which define the fonts. They are inlined so that they apply before the app loads.
 */
function collectStyles(files: string[], bundle: Rolldown.OutputBundle): string {
  const names = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return names
    .map((name) => bundle[name])
    .map((style) => (style?.type === 'asset' ? String(style.source) : ''))
    .join('');
}

/** Returns the chunk of a module and all chunks that it imports. */
function listChunkFiles(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entryChunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!entryChunk) throw new Error(`No chunk found for ${module}.`);
  const fileNames = new Set([entryChunk.fileName]);
  for (const file of fileNames)
    for (const importedFile of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      fileNames.add(importedFile);
  return [...fileNames];
}

function createMissingPreloads(loadedFiles: string[], files: string[]) {
  return files.filter((file) => !loadedFiles.includes(file)).map(createModulePreload);
}

function createModulePreload(file: string) {
  return { rel: 'modulepreload', href: `/${file}` };
}
