import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html } from './html.ts';

export interface CrawledPage {
  title: string;
  description: string;
  /** Canonical URL of the page. */
  url: string;
  /** The app's route for the same content, without the `#`. */
  route: string;
  image?: string | undefined;
  /** Type of the page in the Open Graph protocol (https://ogp.me). */
  kind: 'product' | 'website';
  /** Additional elements of the head, such as JSON-LD. */
  head: readonly Html[];
  body: Html;
}

/**
 * Returns a renderer that puts the content of one page into the web app's HTML. Crawlers read it; in a browser the app
 * starts at the page's route.
 */
export function createPageRenderer(webDir: string): (page: CrawledPage) => string {
  const shell = readFileSync(join(webDir, 'index.html'), 'utf8');
  return ({ title, description, url, route, image, kind, head, body }) => {
    const metaTags = html`<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="${kind}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
${image && html`<meta property="og:image" content="${image}">`}
<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">
${head}`;
    return shell
      .replace(/<html lang="en"/, () => `<html lang="en" data-route="${html`${route}`.text}"`)
      .replace(/<title>[^<]*<\/title>/, () => html`<title>${title}</title>`.text)
      .replace(/<meta name="description"[^>]*>/, () => metaTags.text)
      .replace('<div id="root">', (root) => `${root}<main class="first-page">${body.text}</main>`);
  };
}
