import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Html, html } from './html.ts';

export interface CrawledPage {
  title: string;
  description: string;
  /** The page's own address. */
  url: string;
  /** The app's route that shows the same, without the `#`. */
  route: string;
  image?: string | undefined;
  /** What kind of thing it is, in the words of the Open Graph protocol (https://ogp.me). */
  kind: 'product' | 'website';
  /** Further elements for the head, such as JSON-LD. */
  head: readonly Html[];
  body: Html;
}

/**
 * The web app's own page with the facts of one address in it: a program reads them, and for a person the app takes
 * over at its route.
 */
export function pageMaker(webDir: string): (page: CrawledPage) => string {
  const shell = readFileSync(join(webDir, 'index.html'), 'utf8');
  return ({ title, description, url, route, image, kind, head, body }) => {
    const facts = html`<meta name="description" content="${description}">
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
      .replace(/<meta name="description"[^>]*>/, () => facts.text)
      .replace('<div id="root">', (root) => `${root}<main class="first-page">${body.text}</main>`);
  };
}
