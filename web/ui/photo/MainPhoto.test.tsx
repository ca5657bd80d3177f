import { I18nProvider } from '@lingui/react';
import { ThemeProvider } from '@mui/material';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { theme } from '#web/app/theme/theme.ts';
import { i18n } from '#web/locale/i18n.ts';
import { ColourModeWrapper } from '#web/testing/ColourModeWrapper.tsx';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { HydratedContext } from '../useIsHydrated.ts';
import { MainPhoto } from './MainPhoto.tsx';

const image = {
  url: '/media/ring-1.webp',
  alt: 'A ring',
  altNe: null,
  width: 1400,
  height: 1400,
  colour: '#e9e8e4',
  focus: null,
};
/** Photo with a bright colour although its background is dark, such as a photo full of pearls. */
const darkImage = { ...image, url: '/media/ring-2.webp', alt: 'A ring on dark stone' };

function renderPhoto(mode: 'light' | 'dark', product: Parameters<typeof MainPhoto>[0]['product']) {
  renderScreen(
    <ColourModeWrapper mode={mode}>
      <MainPhoto product={product} sizes="100vw" />
    </ColourModeWrapper>,
  );
  return screen.getAllByRole('img').map((photo) => photo.getAttribute('alt'));
}

test('a light page shows the main photo', () => {
  expect(renderPhoto('light', { image, darkImage })).toEqual(['A ring']);
});

test('a dark page shows the photo on a dark background without dimming it', () => {
  expect(renderPhoto('dark', { image, darkImage })).toEqual(['A ring on dark stone']);
  const frame = screen.getByRole('img').parentElement;
  expect(frame && getComputedStyle(frame).filter).not.toContain('brightness');
});

test('a product without a dark photo shows its main photo on any page', () => {
  expect(renderPhoto('dark', { image, darkImage: null })).toEqual(['A ring']);
});

test('the server renders both photos, and the page’s colour mode selects one', () => {
  const html = renderToString(
    <HydratedContext value={false}>
      <ThemeProvider theme={theme}>
        <I18nProvider i18n={i18n}>
          <MainPhoto product={{ image, darkImage }} sizes="100vw" />
        </I18nProvider>
      </ThemeProvider>
    </HydratedContext>,
  );
  expect(html).toContain('ring-1.webp');
  expect(html).toContain('ring-2.webp');
});
