import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { setLocale } from '#web/locale/language.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PricesPreview } from './PricesPreview.tsx';

test('the prices of a preview use Nepali digits in Nepali', async () => {
  onTestFinished(() => setLocale('en'));
  await setLocale('ne');
  const product = { id: 'p1', name: 'Ring', sku: 'RING-1' };
  const largestChange = {
    product,
    partBefore: 500,
    partAfter: 600,
    before: 12_000,
    after: 12_500,
    percent: 4,
  };
  renderScreen(
    <PricesPreview
      isPercent={false}
      payload={{
        ...{ pieces: 1, untouched: 0, before: 12_000, after: 12_500, jobId: null, errors: [] },
        largest: [largestChange],
      }}
    />,
  );
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['Ring', 'रु ५००', 'रु ६००', 'रु १२,०००', 'रु १२,५००', '+४%']);
  expect(screen.getByRole('status').textContent).toContain('रु १२,५००');
});
