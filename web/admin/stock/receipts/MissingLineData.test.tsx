import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { MissingOfLines } from './MissingOfLines.tsx';

function show(withoutCost: number, withoutWeight: number) {
  render(
    <I18nProvider i18n={i18n}>
      <MissingOfLines withoutCost={withoutCost} withoutWeight={withoutWeight} />
    </I18nProvider>,
  );
  return screen.queryByRole('status')?.textContent?.trim() ?? null;
}

test.each([
  ['nothing where every line has both', 0, 0, null],
  ['how many lines have no cost', 1, 0, '1 line has no cost: its margin is not known.'],
  [
    'how many were not weighed, too',
    2,
    2,
    '2 lines have no cost: their margin is not known. 2 lines were not weighed.',
  ],
] as const)('goods that came in tell %s', (_name, withoutCost, withoutWeight, told) => {
  expect(show(withoutCost, withoutWeight)).toBe(told);
});
