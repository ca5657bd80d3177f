import { beforeEach, expect, test, vi } from 'vitest';

/** The page's first script, which is no module. */
const firstPaint = import.meta.glob('./first-paint.js');
const reload = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', { hash: '#/about', reload: reload.mockReset() });
  document.body.innerHTML = '<div class="first-frame"></div><div id="root"></div>';
  vi.resetModules();
  await Promise.all(Object.values(firstPaint).map((run) => run()));
});

/** As a browser does with a page that it kept from before a release. */
function missScript() {
  const script = document.body.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
}

test('a page whose script is gone is loaded anew, once', () => {
  missScript();
  expect(reload).toHaveBeenCalledOnce();
  missScript();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a part of the app that is gone before the app is there loads the page anew', () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledOnce();
});

test('once the app is there, its own screens decide', () => {
  document.querySelector('.first-frame')?.remove();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).not.toHaveBeenCalled();
});

test('without a connection the page stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  missScript();
  expect(reload).not.toHaveBeenCalled();
});

test('a photograph that is missing loads nothing anew', () => {
  document.body.appendChild(document.createElement('img')).dispatchEvent(new Event('error'));
  expect(reload).not.toHaveBeenCalled();
});
