import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { MissingLineData } from './MissingLineData.tsx';

function show(missingCostCount: number, missingWeightCount: number) {
  render(
    <I18nProvider i18n={i18n}>
      <MissingLineData missingCostCount={missingCostCount} missingWeightCount={missingWeightCount} />
    </I18nProvider>,
  );
  return screen.queryByRole('status')?.textContent?.trim() ?? null;
}

test.each([
  ['nothing if every line has a cost and a weight', 0, 0, null],
  ['the number of lines without a cost', 1, 0, '1 line has no cost, so its margin cannot be calculated.'],
  [
    'the number of lines without a cost and without a weight',
    2,
    2,
    '2 lines have no cost, so their margin cannot be calculated. 2 lines have no weight.',
  ],
] as const)('a goods receipt reports %s', (_name, missingCostCount, missingWeightCount, expectedText) => {
  expect(show(missingCostCount, missingWeightCount)).toBe(expectedText);
});
