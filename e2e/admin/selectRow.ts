import { isPhone, type Page } from '../fixtures.ts';

/** Selects a row of the current list. Phones show rows as cards, whose checkboxes have the row's full name. */
export async function selectRow(page: Page, text: string, name: string | RegExp = text): Promise<void> {
  const checkbox = isPhone(page)
    ? page.getByRole('checkbox', { name })
    : page.getByRole('row').filter({ hasText: text }).getByRole('checkbox');
  await checkbox.check();
}
