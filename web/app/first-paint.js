// Runs before the first paint, as a part of the page (web/build/firstPaint.ts): chooses the colours, so that a page in the dark never flashes white, and asks at once
// for what the addressed screen will need. The app takes over from here.
(() => {
  /**
   * What a screen needs, by the pattern of its address; the build writes it in.
   * @typedef {{ operationName: string, variables: object, query: string }} Question
   * @typedef {{ files: object[], filled?: object[], photograph?: object, question?: Question, sizes?: string }} Needs
   * @type {Record<string, Needs>}
   */
  const needs = {};
  /**
   * The files of the app around every screen; the build writes them in.
   * @type {object[]}
   */
  const app = [];
  /**
   * The widths that photographs are cut to; the build writes them in.
   * @type {number[]}
   */
  const widths = [];
  /**
   * The photographs that a screen shows first, out of the answer to its question: on a dark page the dark ones lead.
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

  // The server's page of one piece or collection: from here on it is the app's, at the route that shows the same.
  const { route } = document.documentElement.dataset;
  if (route) history.replaceState(null, '', `/#${route}`);

  // A page that the browser kept from before a release names files that are gone.
  addEventListener('vite:preloadError', loadAnew);
  addEventListener('error', (failed) => failed.target instanceof HTMLScriptElement && loadAnew(), true);

  let mode = null;
  try {
    mode = localStorage.getItem('colourMode');
    if (localStorage.getItem('language') === 'ne') document.documentElement.lang = 'ne';
  } catch {
    // A browser without storage follows the system.
  }
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.colourMode = isDark ? 'dark' : 'light';

  const address = location.hash.slice(1) || '/';
  const [path = '/'] = address.split('?');
  // What the server rendered of the home screen is what a guest sees in English.
  const isRendered = path === '/' && document.documentElement.lang === 'en' && !hasSession();
  if (isRendered) {
    document.documentElement.dataset.firstScreen = '';
    // Links lead on by themselves; what buttons and forms do is done once the app is there (web/app/earlyTaps.ts).
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
  const [found, { files, filled = [], photograph, question, sizes }] = screenAt(path);
  const shown = photograph && painted(append(photograph));
  const readFiles = () => [...app, ...files, ...(hasCart() ? filled : [])].forEach(append);
  if (isRendered && shown) {
    // What the server rendered has the line for itself until it is seen.
    window.firstScreenShown = shown;
    shown.then(readFiles);
  } else readFiles();
  // An account's answer may be another, and so may that to an address which asks for more.
  if (question && path === address && !hasSession()) ask(question, { id: found[1], sizes });

  /** Once in five minutes, and only as long as the app is not there (web/ui/loading/newRelease.ts). */
  function loadAnew() {
    if (!navigator.onLine || !document.querySelector('.first-frame')) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem('reloadedAt')) < 300_000) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
      location.reload();
    } catch {
      // Without storage nothing would end it.
    }
  }

  /**
   * What the screen of an address needs, and how its pattern was found.
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
   * Asks what the screen's app will ask first (web/app/requests/prefetchedResponse.ts), while that is still on its way.
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
    // Whoever takes the answer hears of a failure.
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
    // One that sends a form is kept with it.
    if (button && !(button.form && button.type === 'submit'))
      window.earlyTaps?.taps.push(() => button.click());
  }

  /** @param {SubmitEvent} sent */
  function keepForm(sent) {
    // The browser would load the page anew, with what was typed in its address.
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
   * When a photograph is seen; after a while in any case, as where it cannot be had or nobody looks.
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
