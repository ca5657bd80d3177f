import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { darkPalette, lightPalette } from './palette.ts';

const webRoot = join(import.meta.dirname, '../..');
const readSource = (file: string) => readFileSync(join(webRoot, file), 'utf8');

/** Matches `#FAF7F2`, `rgb(…)` and `hsl(…)`. Colour names are not detected. */
const COLOUR_PATTERN = /#[0-9a-f]{3}(?:[0-9a-f]{3})?\b(?!\/)|\b(?:rgb|hsl)a?\(/gi;

const schemes = { light: lightPalette, dark: darkPalette };

describe.each(Object.entries(schemes))('the status colours, %s', (_scheme, { status, background }) => {
  test('are readable on the page and on raised surfaces', () => {
    for (const colour of Object.values(status))
      for (const surface of [background?.default ?? '', background?.paper ?? ''])
        expect(computeContrast(colour, surface), `${colour} on ${surface}`).toBeGreaterThanOrEqual(4.5);
  });

  test('are unique among order statuses and among payment statuses', () => {
    for (const statuses of [ORDER_STATUSES, PAYMENT_STATUSES])
      expect(new Set(statuses.map((statusName) => status[statusName])).size).toBe(statuses.length);
  });
});

describe('the palette', () => {
  test('is the only file that defines colours', () => {
    const files = readdirSync(webRoot, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx$/.test(file),
    );
    const hardCodedColours = files.flatMap((file) =>
      (readSource(file).match(COLOUR_PATTERN) ?? []).map((colour) => `${file} ${colour}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(hardCodedColours).toEqual([]);
  });

  test('matches the colours of the page and the web app manifest', () => {
    const page = [lightPalette, darkPalette].flatMap(({ background, text }) => [
      background?.default ?? '',
      text?.primary ?? '',
    ]);
    for (const colour of page) expect(readSource('index.html')).toContain(colour);
    expect(JSON.parse(readSource('public/manifest.webmanifest'))).toMatchObject({
      theme_color: lightPalette.background?.default,
      background_color: lightPalette.background?.default,
    });
  });
});

/** Returns the contrast ratio as WCAG 2 defines it. */
function computeContrast(foreground: string, background: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(foreground), computeLuminance(background)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
