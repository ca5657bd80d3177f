import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

test('the page defines the spacing unit before the app starts, so nothing shifts after the first frame', () => {
  const [root] = theme.generateStyleSheets() as Record<string, Record<string, string>>[];
  const unit = root?.[':root']?.['--mui-spacing'];
  expect(unit).toMatch(/^\d+px$/);
  expect(page).toContain(`--mui-spacing: ${unit};`);
});
