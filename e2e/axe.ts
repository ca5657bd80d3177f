import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails with each rule that the page breaks and where; in the dark scheme nothing but the colours is other. What is
 * `without` is not looked at.
 */
export async function expectAccessible(page: Page, { without = [] }: { without?: readonly string[] } = {}) {
  for (const [scheme, rules] of [['light'], ['dark', ['color-contrast']]] as const)
    await expectNothingFound(
      page,
      scheme,
      without.reduce((axe, part) => axe.exclude(part), axeOf(page, rules)),
    );
}

/**
 * Without the page of its own that it opens for frames of other origins: the store has none. Only what is broken is
 * worked out; to name all that holds takes as long as to look.
 */
function axeOf(page: Page, rules?: readonly string[]): AxeBuilder {
  const runOnly = rules && { runOnly: { type: 'rule' as const, values: [...rules] } };
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], ...runOnly });
}

async function expectNothingFound(page: Page, colorScheme: 'light' | 'dark', axe: AxeBuilder) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found, `axe, ${colorScheme} scheme`).toEqual([]);
}
