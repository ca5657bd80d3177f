import { expect, test } from 'vitest';
import { CATALOG_STAFF_PROBLEMS } from '#domain/catalog/catalogStaffProblems.ts';
import { messages } from '#web/admin/locale/ne.po';

test('what is refused of a piece is said to its shopkeeper in Nepali', () => {
  for (const { message } of Object.values(CATALOG_STAFF_PROBLEMS))
    expect(JSON.stringify(messages[message]), message).toMatch(/[\u0900-\u097F]/);
});
