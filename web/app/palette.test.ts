import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { darkPalette, lightPalette } from './palette.ts';

const web = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(web, file), 'utf8');

/** `#FAF7F2`, `rgb(…)`, `hsl(…)`; a colour by name is caught by nobody but the eye. */
const COLOUR = /#[0-9a-f]{3}(?:[0-9a-f]{3})?\b(?!\/)|\b(?:rgb|hsl)a?\(/gi;

describe('the palette', () => {
  test('is the only place of colours: no component holds one', () => {
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx$/.test(file),
    );
    const found = files.flatMap((file) =>
      (read(file).match(COLOUR) ?? []).map((colour) => `${file} ${colour}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  test('is what the page and the installed shop show before the app is there', () => {
    const page = [lightPalette, darkPalette].flatMap(({ background, text }) => [
      background?.default ?? '',
      text?.primary ?? '',
    ]);
    for (const colour of page) expect(read('index.html')).toContain(colour);
    expect(JSON.parse(read('public/manifest.webmanifest'))).toMatchObject({
      theme_color: lightPalette.background?.default,
      background_color: lightPalette.background?.default,
    });
  });
});
