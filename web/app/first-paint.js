// Runs before the first paint, inlined in the page (web/build/firstPaint.ts). It sets the colour mode, so that a dark
// page never flashes white, and preloads what the requested screen needs. Then the app takes over.
(() => {
  /**
   * Needs of each screen, by the pattern of its address. Filled in by the build.
   * @typedef {{ operationName: string, variables: object, query: string }} Question
   * @typedef {{ files: object[], filledCart?: object[], photograph?: object, query?: Question, sizes?: string }} Needs
   * @type {Record<string, Needs>}
   */
  const needs = {};
  /**
   * Files that every screen needs. Filled in by the build.
   * @type {object[]}
   */
  const app = [];
  /**
   * Available photo widths, px. Filled in by the build.
   * @type {number[]}
   */
  const widths = [];
  /**
   * Photos that a screen shows first, from the response to its first query. A dark page prefers dark photos.
   * @typedef {{ url: string, width: number | null, role?: string }} Photograph
   * @typedef {{ products: { edges: { node: { image: Photograph | null, darkImage: Photograph | null } }[] } }} List
   * @typedef {{ product: { images: Photograph[] } | null }} Piece
   * @type {Record<string, (answer: List & Piece) => (Photograph | null | undefined)[]>}
   */
  const firstPhotographs = {
    ProductListPage: ({ products }) =>
      products.edges.slice(0, 2).map(({ node }) => (isDark && node.darkImage) || node.image),
    ProductPage: ({ product }) => [
      (isDark && product?.images.find(({ role }) => role === 'DARK')) || product?.images[0],
    ],
  };

  // A server-rendered product or collection page has its own URL; the app continues at the matching hash route.
  const { route } = document.documentElement.dataset;
  if (route) history.replaceState(null, '', `/#${route}`);

  // A page cached before a release refers to files that no longer exist.
  addEventListener('vite:preloadError', loadAnew);
  addEventListener('error', (failed) => failed.target instanceof HTMLScriptElement && loadAnew(), true);

  let mode = null;
  try {
    mode = localStorage.getItem('colourMode');
    if (localStorage.getItem('language') === 'ne') document.documentElement.lang = 'ne';
  } catch {
    // Without storage the page follows the system setting.
  }
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.colourMode = isDark ? 'dark' : 'light';

  const address = location.hash.slice(1) || '/';
  const [path = '/'] = address.split('?');
  // The server renders the home screen for guests, in English.
  const isRendered = path === '/' && document.documentElement.lang === 'en' && !hasSession();
  if (isRendered) {
    document.documentElement.dataset.firstScreen = '';
    // Links already work. Taps on buttons and forms are replayed once the app has started (web/app/earlyTaps.ts).
    document.addEventListener('click', keepTap, true);
    document.addEventListener('submit', keepForm, true);
    window.earlyTaps = {
      taps: [],
      stop() {
        document.removeEventListener('click', keepTap, true);
        document.removeEventListener('submit', keepForm, true);
      },
    };
  }
  const [found, { files, filledCart = [], photograph, query, sizes }] = screenAt(path);
  const shown = photograph && painted(append(photograph));
  const readFiles = () => [...app, ...files, ...(hasCart() ? filledCart : [])].forEach(append);
  if (isRendered && shown) {
    // The files of the app must not compete with the rendered page until it is painted.
    window.firstScreenShown = shown;
    shown.then(readFiles);
  } else readFiles();
  // The response may differ for an account, or for an address with query parameters.
  if (query && path === address && !hasSession()) ask(query, { id: found[1], sizes });

  /** Reloads at most once in five minutes, and only until the app has started (web/ui/loading/newRelease.ts). */
  function loadAnew() {
    if (!navigator.onLine || !document.querySelector('.first-frame')) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem('reloadedAt')) < 300_000) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
      location.reload();
    } catch {
      // Without storage the page could reload forever.
    }
  }

  /**
   * Returns the match of an address and the needs of its screen.
   * @param {string} path
   * @returns {[RegExpExecArray | [], Needs]}
   */
  function screenAt(path) {
    for (const [pattern, needed] of Object.entries(needs)) {
      const found = new RegExp(`^${pattern}$`).exec(path);
      if (found) return [found, needed];
    }
    return [[], { files: [] }];
  }

  /**
   * Sends the first query of the screen (web/app/requests/prefetchedResponse.ts) while the app is still loading.
   * @param {Question} question
   * @param {{ id?: string, sizes?: string }} of
   */
  function ask({ operationName, variables, query }, { id, sizes }) {
    const body = JSON.stringify({
      operationName,
      variables: id ? { id } : variables,
      query,
    });
    const answer = fetch('/graphql', {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json,application/json;q=0.9',
        'content-type': 'application/json',
      },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    const asked = { body, answer, isAnswered: false };
    window.initialQuery = asked;
    const read = answer.then((response) => response.clone().json());
    // The app handles a failure when it takes the response.
    read
      .then(({ data }) => {
        firstPhotographs[operationName]?.(data).forEach(preload);
        asked.isAnswered = true;
      })
      .catch(() => null);

    /** @param {Photograph | null | undefined} photograph */
    function preload(photograph) {
      if (!photograph) return;
      const { url, width } = photograph;
      const offered = widths.filter((each) => !width || each <= width);
      append({
        rel: 'preload',
        as: 'image',
        fetchPriority: 'high',
        imageSizes: sizes,
        imageSrcset: offered.map((each) => `${url}?w=${each} ${each}w`).join(', '),
      });
    }
  }

  /** @param {MouseEvent} tap */
  function keepTap({ target }) {
    const button = target instanceof Element ? target.closest('button') : null;
    // The tap on a submit button is recorded with its form.
    if (button && !(button.form && button.type === 'submit'))
      window.earlyTaps?.taps.push(() => button.click());
  }

  /** @param {SubmitEvent} sent */
  function keepForm(sent) {
    // The browser would reload the page with the typed values in the URL.
    sent.preventDefault();
    const { target, submitter } = sent;
    if (target instanceof HTMLFormElement) window.earlyTaps?.taps.push(() => target.requestSubmit(submitter));
  }

  /** @param {object} attributes */
  function append(attributes) {
    const link = Object.assign(document.createElement('link'), attributes);
    document.head.append(link);
    return link;
  }

  /**
   * Resolves once a photo is painted, or after a while if it cannot be loaded or the tab is hidden.
   * @param {HTMLLinkElement} photograph
   */
  function painted(photograph) {
    return new Promise((resolve) => {
      const seen = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      photograph.onload = photograph.onerror = seen;
      setTimeout(resolve, document.hidden ? 0 : 2_000);
    });
  }

  function hasCart() {
    try {
      return JSON.parse(localStorage.getItem('cart') ?? '{}').items.length > 0;
    } catch {
      return false;
    }
  }

  function hasSession() {
    try {
      return document.cookie.includes('token=') || localStorage.getItem('authToken') !== null;
    } catch {
      return true;
    }
  }
})();
