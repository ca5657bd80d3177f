import { reloadIntoNewRelease } from '#web/ui/loading/newRelease.ts';

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

/** A page that a browser kept from before a release asks for files that are gone. */
function startUpToDate() {
  startApp().catch(async (error) => {
    if (!(await reloadIntoNewRelease(error))) throw error;
  });
}

function aMoment() {
  return new Promise((resolve) => setTimeout(resolve));
}

// What the page itself shows is painted first; a tab in the background paints nothing, and need not wait.
if (window.firstScreenShown) window.firstScreenShown.then(startUpToDate);
else if (document.hidden) startUpToDate();
else requestAnimationFrame(() => setTimeout(startUpToDate));
