import { expect, test } from 'vitest';
import { isStaff, ROLES } from './roles.ts';

test('admin and super_admin are staff', () => {
  expect(ROLES.filter(isStaff)).toEqual(['ADMIN', 'SUPER_ADMIN']);
});
