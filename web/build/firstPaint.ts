import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { GRID_SIZES } from '#web/shop/catalog/gridSizes.ts';
import { heroImage } from '#web/shop/home/heroImage.ts';
import { GALLERY_SIZES } from '#web/shop/product/gallery/gallerySizes.ts';
import { PHOTO_WIDTHS } from '#web/ui/photo/photoSizes.ts';
import { type InitialQuery, initialQueries } from './initialQueries.ts';

const APP = 'web/app/start.tsx';

/** The screens that people land on, by the pattern of their address after the `#`. */
const SCREENS: Record<string, { module: string; question?: InitialQuery; sizes?: string }> = {
  '/': { module: 'web/shop/home/HomePage.tsx', question: initialQueries.home },
  '/products': {
    module: 'web/shop/catalog/ProductListPage.tsx',
    question: initialQueries.products,
    sizes: GRID_SIZES,
  },
  '/products/([^/?%]+)': {
    module: 'web/shop/product/ProductPage.tsx',
    question: initialQueries.product,
    sizes: GALLERY_SIZES,
  },
  '/cart': { module: 'web/shop/cart/CartPage.tsx' },
  '/checkout': { module: 'web/shop/checkout/CheckoutPage.tsx' },
};

const HERO = {
  rel: 'preload',
  as: 'image',
  imageSrcset: heroImage.srcSet,
  imageSizes: heroImage.sizes,
  fetchPriority: 'high',
};

/**
 * The page is painted before the app is read, yet loads it from its first line on: the app's files are named in the
 * page, and those of the addressed screen with its first question in public/first-paint.js. The home screen's photograph is in the page itself.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, path }) => {
        if (path !== '/index.html' || !bundle) return html;
        const tags = toFiles(APP, bundle).map((file) => ({
          tag: 'link',
          attrs: { ...modulePreload(file), crossorigin: true, fetchpriority: 'low' },
        }));
        return { html: html.replace('<!-- hero -->', heroTag()), tags };
      },
    },
    async writeBundle({ dir = '' }, bundle) {
      const known = new Set(toFiles(APP, bundle));
      const needs = Object.fromEntries(
        Object.entries(SCREENS).map(([address, { module, question, sizes }]) => [
          address,
          {
            links: [
              ...(address === '/' ? [HERO] : []),
              ...toFiles(module, bundle)
                .filter((file) => !known.has(file))
                .map(modulePreload),
            ],
            question,
            sizes,
          },
        ]),
      );
      const path = join(dir, 'first-paint.js');
      const script = await readFile(path, 'utf8');
      const written = script
        .replace('const needs = {};', `const needs = ${JSON.stringify(needs)};`)
        .replace('const widths = [];', `const widths = ${JSON.stringify(PHOTO_WIDTHS)};`);
      await writeFile(path, written);
    },
  };
}

/** The hero as the home screen will show it; lazy, so that no other screen asks for it. */
function heroTag(): string {
  const { src, srcSet, sizes } = heroImage;
  return `<img alt="" loading="lazy" fetchpriority="high" src="${src}" srcset="${srcSet}" sizes="${sizes}">`;
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

function modulePreload(file: string) {
  return { rel: 'modulepreload', href: `/${file}` };
}
