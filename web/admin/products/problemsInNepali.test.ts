import { expect, test } from 'vitest';
import { CATALOG_STAFF_PROBLEMS } from '#domain/catalog/catalogStaffProblems.ts';
import { productSchema } from '#domain/catalog/product/productSchema.ts';
import { messages } from '#web/admin/locale/ne.po';

test('problems with a product are shown to staff in Nepali', () => {
  for (const { message } of Object.values(CATALOG_STAFF_PROBLEMS))
    expect(JSON.stringify(messages[message]), message).toMatch(/[\u0900-\u097F]/);
});

test('problems with fields of a product are also shown in Nepali', () => {
  const INVALID_PRODUCTS = [{}, { metal: 'X', stock: 'x4', fixedPrice: Number.NaN, variants: [] }];
  const issues = INVALID_PRODUCTS.flatMap(
    (invalidProduct) => productSchema.safeParse({ name: 1, ...invalidProduct }).error?.issues ?? [],
  );
  for (const field of ['metal', 'name', 'stock', 'fixedPrice'])
    expect(issues.map(({ path }) => path[0])).toContain(field);
  for (const { path, message } of issues)
    expect(JSON.stringify(messages[message]), `${path}: ${message}`).toMatch(/[\u0900-\u097F]/);
});
