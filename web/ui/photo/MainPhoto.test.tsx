import { I18nProvider } from '@lingui/react';
import { ThemeProvider } from '@mui/material';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { theme } from '#web/app/theme/theme.ts';
import { i18n } from '#web/locale/i18n.ts';
import { Coloured } from '#web/testing/Coloured.tsx';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { HydratedContext } from '../useIsHydrated.ts';
import { LeadPhoto } from './LeadPhoto.tsx';

const image = {
  url: '/media/ring-1.webp',
  alt: 'A ring',
  altNe: null,
  width: 1400,
  height: 1400,
  colour: '#e9e8e4',
  focus: null,
};
/** Bright for a photograph on a dark ground, as one full of pearls may be. */
const darkImage = { ...image, url: '/media/ring-2.webp', alt: 'A ring on dark stone' };

function show(mode: 'light' | 'dark', product: Parameters<typeof LeadPhoto>[0]['product']) {
  renderScreen(
    <Coloured mode={mode}>
      <LeadPhoto product={product} sizes="100vw" />
    </Coloured>,
  );
  return screen.getAllByRole('img').map((shown) => shown.getAttribute('alt'));
}

test('on a light page the main photograph leads', () => {
  expect(show('light', { image, darkImage })).toEqual(['A ring']);
});

test('on a dark page the one on a dark ground leads, and is not dimmed', () => {
  expect(show('dark', { image, darkImage })).toEqual(['A ring on dark stone']);
  const frame = screen.getByRole('img').parentElement;
  expect(frame && getComputedStyle(frame).filter).not.toContain('brightness');
});

test('a piece without one leads with its main photograph on any page', () => {
  expect(show('dark', { image, darkImage: null })).toEqual(['A ring']);
});

test('what the server renders has both, of which the page’s own colours show one', () => {
  const html = renderToString(
    <HydratedContext value={false}>
      <ThemeProvider theme={theme}>
        <I18nProvider i18n={i18n}>
          <LeadPhoto product={{ image, darkImage }} sizes="100vw" />
        </I18nProvider>
      </ThemeProvider>
    </HydratedContext>,
  );
  expect(html).toContain('ring-1.webp');
  expect(html).toContain('ring-2.webp');
});
