// @ts-check

/** @typedef {import('playwright').Page} Page */

const COLOURS = [
  ['background-default', 'page'],
  ['background-paper', 'raised'],
  ['background-tile', 'behind a photo'],
  ['text-primary', 'ink'],
  ['text-secondary', 'muted ink'],
  ['primary-main', 'gold: the accent'],
  ['primary-contrastText', 'text on gold'],
  ['error-main', 'danger'],
  ['success-main', 'success'],
  ['divider', 'hairline'],
  ['controlBorder', 'border of a control'],
];
const TYPOGRAPHY_VARIANTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body1', 'body2', 'caption', 'button'];

/**
 * Shows the colour roles in both schemes, with the colours of the running store.
 * @param {Page} page
 */
export async function showColours(page) {
  const renderRow = (/** @type {string[]} */ [role = '', use = '']) => `
    <div style="display:flex;align-items:center;gap:16px;padding:6px 0">
      <span style="width:72px;height:40px;border-radius:2px;background:var(--mui-palette-${role});border:1px solid var(--mui-palette-divider)"></span>
      <span style="font:var(--mui-font-body2)">${role.replace('-', '.')}<br>
        <span style="color:var(--mui-palette-text-secondary)">${use}</span></span>
    </div>`;
  const renderColumn = (/** @type {string} */ scheme) => `
    <div data-colour-mode="${scheme}" style="flex:1;padding:24px 32px;background:var(--mui-palette-background-default);color:var(--mui-palette-text-primary)">
      <p style="font:var(--mui-font-h3);margin:0 0 12px">${scheme}</p>${COLOURS.map(renderRow).join('')}</div>`;
  await show(page, `<div style="display:flex">${renderColumn('light')}${renderColumn('dark')}</div>`);
}

/**
 * Shows the type scale in the fonts and sizes of the running store.
 * @param {Page} page
 */
export async function showType(page) {
  const renderLine = (/** @type {string} */ variant) => `
    <div style="display:flex;align-items:baseline;gap:32px;padding:8px 0">
      <span style="width:72px;font:var(--mui-font-caption);color:var(--mui-palette-text-secondary)">${variant}</span>
      <span style="font:var(--mui-font-${variant});font-variant-numeric:lining-nums">Gold at its true weight, NPR 1,23,456</span>
    </div>`;
  await show(page, `<div style="padding:24px 32px">${TYPOGRAPHY_VARIANTS.map(renderLine).join('')}</div>`);
}

/**
 * @param {Page} page
 * @param {string} markup
 */
async function show(page, markup) {
  await page.evaluate(async (html) => {
    const specimen = document.createElement('div');
    specimen.id = 'specimen';
    specimen.innerHTML = html;
    document.body.replaceChildren(specimen);
    await document.fonts.ready;
  }, markup);
}
