import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { auditFieldTexts } from './auditFields.ts';
import { actionTexts, entityTexts } from './auditTexts.ts';

const sources = readdirSync('graph', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join('graph', path), 'utf8'))
  .filter((text) => /recordAudits?\(|changeMember\(/.test(text));

const models = readFileSync('prisma/schema.prisma', 'utf8');

/** Kept by the store itself: no record names them. */
const OWN = [
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'searchText',
  'productId',
  'ratingHundredths',
  'reviewCount',
];

function found(pattern: RegExp): string[] {
  return [
    ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, word = '']) => word))),
  ].sort();
}

function toColumns(model: string): string[] {
  const [, body = ''] = new RegExp(`^model ${model} \\{\\n([^}]*)\\}`, 'm').exec(models) ?? [];
  return [...body.matchAll(/^ {2}(\w+)\s+([a-zA-Z]+)[?]?(?!\[)\b/gm)]
    .filter(([line, , type = '']) => !/@relation|\[\]/.test(line) && !models.includes(`\nmodel ${type} {`))
    .map(([, name = '']) => name)
    .filter((name) => !OWN.includes(name));
}

/** The names in the objects that are written literally beside `before:` and `after:`. */
function literalFields(): string[] {
  const bodies = found(/\b(?:before|after): \{([^{}]*)\}/g);
  return bodies
    .flatMap((body) => body.split(','))
    .map((part) => /^\s*(\w+)\s*(?::|$)/.exec(part)?.[1])
    .filter((name) => name !== undefined);
}

test('every action that the server writes has its words', () => {
  const actions = found(/action:?[^,;\n]*?'([a-zA-Z]+\.[a-zA-Z]+)'/g);
  expect(actions.length).toBeGreaterThan(40);
  expect(actions.filter((action) => !actionTexts[action])).toEqual([]);
});

test('every type that the server writes has its words', () => {
  expect(found(/entity: '(\w+)'/g).filter((entity) => !entityTexts[entity])).toEqual([]);
});

test.each(['Product', 'Gemstone', 'Coupon', 'Collection'])('every field of a %s has its words', (model) => {
  const columns = toColumns(model);
  expect(columns.length).toBeGreaterThan(5);
  expect(columns.filter((field) => !auditFieldTexts[field])).toEqual([]);
});

test('every setting has its words', () => {
  const { bankTransfer, booking, features } = DEFAULT_SETTINGS;
  const fields = [DEFAULT_SETTINGS, bankTransfer, booking, features].flatMap((part) => Object.keys(part));
  expect(fields.filter((field) => !auditFieldTexts[field])).toEqual([]);
});

test('every field that a record names by itself has its words', () => {
  const fields = literalFields();
  expect(fields).toContain('paymentStatus');
  expect(fields.filter((field) => !auditFieldTexts[field])).toEqual([]);
});
