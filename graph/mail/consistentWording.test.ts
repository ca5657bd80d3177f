import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MG_PER_TOLA } from '#domain/catalog/weight.ts';
import { ESTIMATED_TAX, TAX } from '#domain/orders/orderTotals.ts';

const TEXTS = 'web/locale/en.po';
/** A tola as somebody might write it; a piece of 11.66 g is none. */
const TOLA = /\b11[.,]66\d+/g;

function documents(): [path: string, text: string][] {
  const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`);
  const paths = ['schema.graphql', TEXTS, 'README.md', 'CONTRIBUTING.md', ...docs];
  return paths.map((path) => [path, readFileSync(path, 'utf8')]);
}

function texts(): string[] {
  return [...readFileSync(TEXTS, 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => text);
}

test('every document that names the tola names the same', () => {
  for (const [path, text] of documents())
    for (const [figure] of text.matchAll(TOLA))
      expect(`${path}: ${figure}`).toBe(`${path}: ${MG_PER_TOLA / 1000}`);
});

test('free shipping is promised in one wording, with the amount at which it begins', () => {
  const about = texts().filter(
    (text) => /\bfree\b/i.test(text) && /\{(amount|freeShippingFrom)\}/.test(text),
  );
  expect(about.length).toBeGreaterThan(3);
  for (const text of about)
    expect(text).toMatch(/on orders of \{amount\} or more|^Add \{amount\} for free shipping$/);
});

test('tax is called the same wherever a figure stands beside it', () => {
  // A price that includes tax, or does not, is no figure of the tax.
  const ofPrice = /(?:incl\.|including|includes|before|with) tax|tax law/i;
  const named = texts().filter((text) => /\btax(es)?\b/i.test(text) && !ofPrice.test(text));
  for (const text of named) if (text !== TAX) expect(text).toMatch(/estimated tax/i);
  // With its percent: the name alone would stand beside a figure somewhere.
  expect(named).toContain(ESTIMATED_TAX);
  expect(named).not.toContain('Estimated tax');
});
