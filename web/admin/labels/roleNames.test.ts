import { afterAll, beforeAll, expect, test } from 'vitest';
import { INITIAL_STAFF_ROLES } from '#domain/accounts/initialStaffRoles.ts';
import { i18n } from '#web/locale/i18n.ts';
import { setLocale } from '#web/locale/language.ts';
import { getStaffRoleName } from './roleNames.ts';

beforeAll(() => setLocale('ne'));
afterAll(() => setLocale('en'));

test('an initial role that was not renamed is shown with a Nepali name', () => {
  expect(Object.values(INITIAL_STAFF_ROLES).map(({ name }) => getStaffRoleName(i18n, name))).toEqual([
    'प्रबन्धक',
    'बिक्री',
    'प्याक गर्ने',
    'लेखापाल',
    'सम्पादक',
  ]);
  expect(getStaffRoleName(i18n, 'Weekend counter')).toBe('Weekend counter');
});
