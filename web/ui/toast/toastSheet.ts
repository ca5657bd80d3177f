/**
 * Puts the styles of toasts into a constructed stylesheet, because the Content-Security-Policy blocks styles that
 * scripts write into elements. goober, which notistack uses, looks up its element on the window.
 */
function redirectStyles() {
  if (!globalThis.document?.adoptedStyleSheets) return;
  const styleSheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(styleSheet);
  let cssText = '';
  const text = {
    get data() {
      return cssText;
    },
    set data(css) {
      cssText = css;
      styleSheet.replaceSync(css);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } });
}

redirectStyles();
