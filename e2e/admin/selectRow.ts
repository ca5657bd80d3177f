import { isPhone, type Page } from '../fixtures.ts';

/** Ticks a row of the list that is open. A phone shows rows as cards, whose boxes have the row's whole name. */
export async function choose(page: Page, text: string, name: string | RegExp = text): Promise<void> {
  const box = isPhone(page)
    ? page.getByRole('checkbox', { name })
    : page.getByRole('row').filter({ hasText: text }).getByRole('checkbox');
  await box.check();
}
