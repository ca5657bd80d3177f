// Runs before the first paint: chooses the colours, so that a page in the dark never flashes white, and asks at once
// for what the addressed screen will need. The app takes over from here.
(() => {
  /** @type {Record<string, object[]>} Links by the pattern of the address they are for; the build writes them in. */
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

  const address = location.hash.slice(1).split('?')[0] || '/';
  if (address === '/') document.documentElement.dataset.screen = 'home';
  const links =
    Object.entries(needs).find(([pattern]) => new RegExp(`^${pattern}$`).test(address))?.[1] ?? [];
  for (const link of links) document.head.append(Object.assign(document.createElement('link'), link));
})();
