// The Content-Security-Policy lets no text become code: zod need not try, which a browser would report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** The app's files are read one at a time, so that a tap between two of them is answered. */
async function startApp() {
  await import('react-dom/client');
  await aMoment();
  await import('@mui/material/Button');
  await aMoment();
  await import('#web/app/theme/theme.ts');
  await aMoment();
  const { start } = await import('#web/app/start.tsx');
  await aMoment();
  start();
}

function aMoment() {
  return new Promise((resolve) => setTimeout(resolve));
}

// What the page itself shows is painted first; a tab in the background paints nothing, and need not wait.
if (window.firstScreenShown) window.firstScreenShown.then(startApp);
else if (document.hidden) startApp();
else requestAnimationFrame(() => setTimeout(startApp));
