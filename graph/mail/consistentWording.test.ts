import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MG_PER_TOLA } from '#domain/catalog/weight.ts';
import { ESTIMATED_TAX, TAX } from '#domain/orders/orderTotals.ts';

const TEXTS = 'web/locale/en.po';
/** Spellings of a tola in grams. Two decimals mean the weight of an item, not a tola. */
const TOLA_WEIGHT = /\b11[.,]66\d+/g;

function readDocuments(): [path: string, text: string][] {
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`);
  const paths = ['schema.graphql', TEXTS, 'README.md', 'CONTRIBUTING.md', ...docs];
  return paths.map((path) => [path, readFileSync(path, 'utf8')]);
}

function readTexts(): string[] {
  return [...readFileSync(TEXTS, 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => text);
}

test('every document uses the same weight of a tola', () => {
  for (const [path, text] of readDocuments())
    for (const [figure] of text.matchAll(TOLA_WEIGHT))
      expect(`${path}: ${figure}`).toBe(`${path}: ${MG_PER_TOLA / 1000}`);
});

test('free shipping is worded the same everywhere, with its minimum order', () => {
  const shippingTexts = readTexts().filter(
    (text) => /\bfree\b/i.test(text) && /\{(amount|freeShippingFrom)\}/.test(text),
  );
  expect(shippingTexts.length).toBeGreaterThan(3);
  for (const text of shippingTexts)
    expect(text).toMatch(/on orders of \{amount\} or more|^Add \{amount\} for free shipping$/);
});

test('tax has the same name wherever an amount is shown', () => {
  // These texts are about prices with or without tax, not about a tax amount.
  const priceWithTaxPattern = /(?:incl\.|including|includes|before|with) tax|tax law/i;
  const taxTexts = readTexts().filter(
    (text) => /\btax(es)?\b/i.test(text) && !priceWithTaxPattern.test(text),
  );
  for (const text of taxTexts) if (text !== TAX) expect(text).toMatch(/estimated tax/i);
  // The label includes the rate, so the name alone would not match.
  expect(taxTexts).toContain(ESTIMATED_TAX);
  expect(taxTexts).not.toContain('Estimated tax');
});
