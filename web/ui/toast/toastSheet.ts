/**
 * The styles of toasts go into a sheet instead of an element: text that a script writes into an element is what the
 * Content-Security-Policy refuses. goober, with which notistack styles them, asks the window for its element.
 */
function keepInSheet() {
  if (!globalThis.document?.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let written = '';
  const text = {
    get data() {
      return written;
    },
    set data(css) {
      written = css;
      sheet.replaceSync(css);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } });
}

keepInSheet();
