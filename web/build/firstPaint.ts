import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown } from 'vite';
import { LIST_SIZES } from '#web/shop/catalog/gridSizes.ts';
import { heroImage } from '#web/shop/home/heroImage.ts';
import { GALLERY_SIZES } from '#web/shop/product/gallery/gallerySizes.ts';
import { PHOTO_WIDTHS } from '#web/ui/photo/photoSizes.ts';
import { type InitialQuery, initialQueries } from './initialQueries.ts';

const APP = 'web/app/start.tsx';

/** The screens that people land on, by the pattern of their address after the `#`. */
const SCREENS: Record<string, { module: string; filled?: string; question?: InitialQuery; sizes?: string }> =
  {
    '/': { module: 'web/shop/home/HomePage.tsx' },
    '/products': {
      module: 'web/shop/catalog/ProductListPage.tsx',
      question: initialQueries.products,
      sizes: LIST_SIZES,
    },
    '/products/([^/?%]+)': {
      module: 'web/shop/product/ProductPage.tsx',
      question: initialQueries.product,
      sizes: GALLERY_SIZES,
    },
    // What is filled is shown to whoever has a cart.
    '/cart': { module: 'web/shop/cart/CartPage.tsx', filled: 'web/shop/cart/FilledCart.tsx' },
    '/checkout': {
      module: 'web/shop/checkout/CheckoutPage.tsx',
      filled: 'web/shop/checkout/CheckoutForm.tsx',
    },
  };

const HERO = {
  rel: 'preload',
  as: 'image',
  imageSrcset: heroImage.srcSet,
  imageSizes: heroImage.sizes,
  fetchPriority: 'high',
};

const SCRIPT = join(import.meta.dirname, '../app/first-paint.js');
const SCRIPT_TAG = '<script src="/app/first-paint.js"></script>';

/**
 * The page is painted before the app is read, yet loads it from its first line on: the app's files are named in the
 * page, and those of the addressed screen, with its first question, in the script that the page begins with. The server
 * allows that script by its hash.
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
        const app = toFiles(APP, bundle);
        const script = await writtenScript(app, bundle);
        const head = `<style>${toStyles(app, bundle)}</style><script>${script}</script>`;
        return html.replace(SCRIPT_TAG, () => head);
      },
    },
  };
}

/** The page's first script, with what each screen needs beside the app. */
async function writtenScript(app: string[], bundle: Rolldown.OutputBundle): Promise<string> {
  const needs = Object.fromEntries(
    Object.entries(SCREENS).map(([address, { module, filled, question, sizes }]) => [
      address,
      {
        files: beyond(app, toFiles(module, bundle)),
        filled: filled && beyond([...app, ...toFiles(module, bundle)], toFiles(filled, bundle)),
        photograph: address === '/' ? HERO : undefined,
        question,
        sizes,
      },
    ]),
  );
  const script = (await readFile(SCRIPT, 'utf8'))
    .replace('const needs = {};', () => `const needs = ${JSON.stringify(needs)};`)
    .replace(
      'const app = [];',
      () =>
        `const app = ${JSON.stringify(app.map((file) => ({ ...modulePreload(file), fetchPriority: 'low' })))};`,
    )
    .replace('const widths = [];', `const widths = ${JSON.stringify(PHOTO_WIDTHS)};`);
  return (await minify('first-paint.js', script)).code.trim();
}

/** The styles that these files bring: the faces of the letters, for what is painted before the app. */
function toStyles(files: string[], bundle: Rolldown.OutputBundle): string {
  const names = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return names
    .map((name) => bundle[name])
    .map((style) => (style?.type === 'asset' ? String(style.source) : ''))
    .join('');
}

/** The chunk of a module and all that it imports. */
function toFiles(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
  if (!first) throw new Error(`There is no chunk for ${module}.`);
  const found = new Set([first.fileName]);
  for (const file of found)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(next);
  return [...found];
}

function beyond(known: string[], files: string[]) {
  return files.filter((file) => !known.includes(file)).map(modulePreload);
}

function modulePreload(file: string) {
  return { rel: 'modulepreload', href: `/${file}` };
}
