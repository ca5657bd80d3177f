// @ts-check

/** Content security policy of a page that contains only text and styles. */
export const PLAIN_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Returns a short page in the store's design that needs no other resources, for use while the store is unavailable.
 * @param {{ title: string, english: string, nepali: string, refreshSeconds?: number }} texts `refreshSeconds`:
 * seconds until the page reloads
 * @returns {string} HTML; the texts are not escaped
 */
export function renderPlainPage({ title, english, nepali, refreshSeconds }) {
  const refreshTag = refreshSeconds ? `\n<meta http-equiv="refresh" content="${refreshSeconds}">` : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">${refreshTag}
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; }
  body { min-height: 90vh; display: grid; place-content: center; margin: 0 1.5rem; text-align: center;
    font: 1.1rem/1.7 Georgia, 'Times New Roman', serif; color: light-dark(#2b2420, #efe7dd); background: light-dark(#fbf8f3, #1b1714); }
  h1 { font-size: 2rem; font-weight: 400; margin: 0 0 0.5rem; }
  p { margin: 0; max-width: 34rem; }
</style>
<main role="status">
  <h1>${title}</h1>
  <p>${english}</p>
  <p lang="ne">${nepali}</p>
</main>
</html>
`;
}
