// Runs before the first paint, so that a page in the dark never flashes white. The app takes over from here.
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem('colourMode');
  } catch {
    // A browser without storage follows the system.
  }
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.colourMode = isDark ? 'dark' : 'light';
})();
