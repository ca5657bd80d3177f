import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Emotion puts its rules by the object model into an element that has no text. */
const EMPTY = '';

/** The styles of the 3D viewer, within its shadow; a test compares it with the package. */
export const MODEL_VIEWER_STYLE = 'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0=';

/** With which Material UI stills a page while its colours change; a test compares it with the package. */
export const WITHOUT_TRANSITIONS =
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}';

interface Policy {
  /** Where else its forms may go, such as to a provider of payments. */
  formsTo?: readonly string[];
  /** A page whose own inline scripts and styles are allowed, by their hashes. */
  page?: string;
  /** For pages of packages that write their styles into themselves, with fonts in them. */
  inlineStyles?: boolean;
}

/**
 * Scripts and styles only from this server, and inline none but those that the built page has itself, by their hashes:
 * what keeps the token in the browser safe.
 */
export function contentSecurityPolicy({
  page = '',
  inlineStyles = false,
  formsTo = [],
}: Policy = {}): string {
  const styles = [
    hashOf(EMPTY),
    hashOf(WITHOUT_TRANSITIONS),
    `'${MODEL_VIEWER_STYLE}'`,
    ...inline('style', page),
  ];
  return written({
    'default-src': ["'self'"],
    // Compiled code, but no text made into code: the 3D viewer unpacks models with it.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inline('script', page)],
    'style-src': ["'self'", ...(inlineStyles ? ["'unsafe-inline'"] : styles)],
    ...(!inlineStyles && { 'style-src-attr': attributes(page) }),
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'", ...(inlineStyles ? ['data:'] : [])],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formsTo],
    'frame-ancestors': ["'none'"],
  });
}

/** For the frame in which staff look at a mail as its reader sees it: no script, nothing fetched but photographs. */
const MAIL_FRAME_POLICY = written({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** What the files of the built web app that a browser opens as pages may do, by their path in it. */
export function policiesOfPages(
  webDir: string,
  formsTo: readonly string[] = [],
): ReadonlyMap<string, string> {
  const ofItself = ['index.html', 'favicon.svg'].map((name) => {
    const file = join(webDir, name);
    const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [name, contentSecurityPolicy({ page, formsTo })] as const;
  });
  return new Map([
    ...ofItself,
    ['graphiql/index.html', contentSecurityPolicy({ inlineStyles: true })],
    ['mail-frame.html', MAIL_FRAME_POLICY],
  ]);
}

function written(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

function inline(element: 'script' | 'style', page: string): string[] {
  const found = page.matchAll(new RegExp(`<${element}(?: data-[^>]*)?>([\\s\\S]*?)</${element}>`, 'g'));
  return Array.from(found, ([, text = '']) => hashOf(text));
}

/** What elements of a page are styled with by themselves, such as the colour in a photograph's place. */
function attributes(page: string): string[] {
  const found = Array.from(page.matchAll(/ style="([^"]*)"/g), ([, text = '']) => hashOf(readable(text)));
  return found.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...new Set(found)];
}

function readable(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
