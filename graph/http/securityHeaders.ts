import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of empty text: Emotion adds its rules to an empty style element. */
const EMPTY_STYLE = '';

/** Styles of the 3D viewer in its shadow root. A test compares the hash with the package. */
export const MODEL_VIEWER_STYLE = 'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0=';

/**
 * Styles with which Material UI disables transitions during a colour change. A test compares the hash with the
 * package.
 */
export const NO_TRANSITIONS_STYLE =
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}';

interface Policy {
  /** Additional origins for forms, such as payment providers. */
  formOrigins?: readonly string[];
  /** Page whose inline scripts and styles are allowed by hash. */
  page?: string;
  /** True for pages of packages that embed styles and fonts. */
  inlineStyles?: boolean;
}

/**
 * Returns the policy: scripts and styles only from this server, and inline ones only by hash. This protects the token
 * in the browser.
 */
export function buildContentSecurityPolicy({
  page = '',
  inlineStyles = false,
  formOrigins = [],
}: Policy = {}): string {
  const styleSources = [
    computeHash(EMPTY_STYLE),
    computeHash(NO_TRANSITIONS_STYLE),
    `'${MODEL_VIEWER_STYLE}'`,
    ...listInlineHashes('style', page),
  ];
  return formatDirectives({
    'default-src': ["'self'"],
    // Allows WebAssembly, which the 3D viewer uses to decompress models, but no eval.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...listInlineHashes('script', page)],
    'style-src': ["'self'", ...(inlineStyles ? ["'unsafe-inline'"] : styleSources)],
    ...(!inlineStyles && { 'style-src-attr': listAttributeHashes(page) }),
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'"],
    'font-src': ["'self'", ...(inlineStyles ? ['data:'] : [])],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formOrigins],
    'frame-ancestors': ["'none'"],
  });
}

/** Policy of the frame in which staff preview emails: no scripts, and only images can be loaded. */
const EMAIL_FRAME_POLICY = formatDirectives({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** Returns the policies of the built app's pages, by path. */
export function buildPagePolicies(
  webDir: string,
  formOrigins: readonly string[] = [],
): ReadonlyMap<string, string> {
  const pagePolicies = ['index.html', 'favicon.svg'].map((name) => {
    const file = join(webDir, name);
    const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return [name, buildContentSecurityPolicy({ page, formOrigins })] as const;
  });
  return new Map([
    ...pagePolicies,
    ['graphiql/index.html', buildContentSecurityPolicy({ inlineStyles: true })],
    ['mail-frame.html', EMAIL_FRAME_POLICY],
  ]);
}

function formatDirectives(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

function listInlineHashes(element: 'script' | 'style', page: string): string[] {
  const matches = page.matchAll(new RegExp(`<${element}(?: data-[^>]*)?>([\\s\\S]*?)</${element}>`, 'g'));
  return Array.from(matches, ([, text = '']) => computeHash(text));
}

/** Returns the hashes of style attributes in a page, such as placeholder colours of photos. */
function listAttributeHashes(page: string): string[] {
  const matches = Array.from(page.matchAll(/ style="([^"]*)"/g), ([, text = '']) =>
    computeHash(decodeEntities(text)),
  );
  return matches.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...new Set(matches)];
}

function decodeEntities(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function computeHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
