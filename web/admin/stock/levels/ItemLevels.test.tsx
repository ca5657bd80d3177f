import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ItemLevels } from './ItemLevels.tsx';

test('the stock at each location uses the reader’s digits', () => {
  const levels = [
    { quantity: 13, location: { name: 'Shop' } },
    { quantity: 0, location: { name: 'Workshop' } },
  ];
  const i18n = setupI18n({ locale: 'ne-u-nu-deva', messages: { 'ne-u-nu-deva': {} } });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ItemLevels levels={levels} />
    </I18nProvider>,
  );
  expect(container.textContent).toBe('Shop १३');
});
