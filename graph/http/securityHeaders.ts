import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Scripts only from this server, and inline none but those that the built page begins with, by their hashes: what keeps
 * the token in the browser safe.
 * Styles may be inline because Emotion writes them into the page.
 */
export const contentSecurityPolicy = (webDir?: string) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    // Compiled code, but no text made into code: the 3D viewer unpacks models with it.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScripts(webDir)],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

function inlineScripts(webDir: string | undefined): string[] {
  const page = webDir && join(webDir, 'index.html');
  if (!page || !existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g);
  return Array.from(
    scripts,
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
