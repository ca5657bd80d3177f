import { beforeEach, expect, test, vi } from 'vitest';

/** The page's first script, which is not a module. */
const firstPaintModules = import.meta.glob('./first-paint.js');
const reload = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', { hash: '#/about', reload: reload.mockReset() });
  document.body.innerHTML = '<div class="first-frame"></div><div id="root"></div>';
  vi.resetModules();
  await Promise.all(Object.values(firstPaintModules).map((runScript) => runScript()));
});

/** Simulates a page cached before a release, whose script no longer exists. */
function simulateMissingScript() {
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
}

test('a page whose script no longer exists reloads once', () => {
  simulateMissingScript();
  expect(reload).toHaveBeenCalledOnce();
  simulateMissingScript();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a missing file reloads the page until the app has started', () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledOnce();
});

test('once the app has started, its screens handle a missing file', () => {
  document.querySelector('.first-frame')?.remove();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).not.toHaveBeenCalled();
});

test('an offline page does not reload', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  simulateMissingScript();
  expect(reload).not.toHaveBeenCalled();
});

test('a missing photo does not reload the page', () => {
  document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('error'));
  expect(reload).not.toHaveBeenCalled();
});
