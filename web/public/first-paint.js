// Runs before the first paint: chooses the colours, so that a page in the dark never flashes white, and asks at once
// for what the addressed screen will need. The app takes over from here.
(() => {
  /**
   * What a screen needs, by the pattern of its address; the build writes it in.
   * @type {Record<string, { links: object[], question: { operationName: string, variables: object, query: string } }>}
   */
  const needs = {};

  // The server's page of one piece or collection: from here on it is the app's, at the route that shows the same.
  const { route } = document.documentElement.dataset;
  if (route) history.replaceState(null, '', `/#${route}`);

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
  if (path === '/') document.documentElement.dataset.screen = 'home';
  for (const [pattern, { links, question }] of Object.entries(needs)) {
    const found = new RegExp(`^${pattern}$`).exec(path);
    if (!found) continue;
    for (const link of links) document.head.append(Object.assign(document.createElement('link'), link));
    // An account's answer may be another, and so may that to an address which asks for more.
    if (path === address && !hasSession()) ask(question, found[1]);
  }

  /**
   * Asks what the screen's app will ask first (web/app/firstAnswer.ts), while that is still on its way.
   * @param {{ operationName: string, variables: object, query: string }} question
   * @param {string | undefined} id
   */
  function ask({ operationName, variables, query }, id) {
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
    // Whoever takes the answer hears of a failure.
    answer.catch(() => null);
    window.initialQuery = { body, answer };
  }

  function hasSession() {
    try {
      return document.cookie.includes('token=') || localStorage.getItem('authToken') !== null;
    } catch {
      return true;
    }
  }
})();
