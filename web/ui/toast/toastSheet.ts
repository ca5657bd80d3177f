/**
 * Puts the styles of toasts into a constructed stylesheet, because the Content-Security-Policy blocks styles that
 * scripts write into elements. goober, which notistack uses, looks up its element on the window.
 */
function redirectStyles() {
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

redirectStyles();
