import { isPhone, type Page } from '../fixtures.ts';

/** Ticks a row of the list that is open; a phone shows rows as cards. */
export async function choose(page: Page, name: string): Promise<void> {
  const box = isPhone(page)
    ? page.getByRole('checkbox', { name: `Choose ${name}` })
    : page.getByRole('row').filter({ hasText: name }).getByRole('checkbox');
  await box.check();
}
