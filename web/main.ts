// Zod must not try to compile code: the Content-Security-Policy forbids it, and the browser would report each
// attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Imports the app's files one at a time, so that the browser can handle taps in between. */
async function startApp() {
  await import('react-dom/client');
  await yieldToBrowser();
  await import('@mui/material/Button');
  await yieldToBrowser();
  await import('#web/app/theme/theme.ts');
  await yieldToBrowser();
  const { start } = await import('#web/app/start.tsx');
  await yieldToBrowser();
  start();
}

function yieldToBrowser() {
  return new Promise((resolve) => setTimeout(resolve));
}

// Waits until the rendered page is painted. In a background tab nothing is painted, so the app starts without waiting.
if (window.firstScreenShown) window.firstScreenShown.then(startApp);
else if (document.hidden) startApp();
else requestAnimationFrame(() => setTimeout(startApp));
