async function startApp() {
  const { start } = await import('./app/start.tsx');
  start();
}

// What the page itself shows is painted first; a tab in the background paints nothing, and need not wait.
if (document.hidden) startApp();
else requestAnimationFrame(() => setTimeout(startApp));
