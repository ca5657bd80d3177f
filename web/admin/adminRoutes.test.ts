import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = readdirSync('web/admin', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('Page.tsx') && !path.startsWith('screen'),
);
const routes = readFileSync('web/admin/adminRoutes.tsx', 'utf8');

test('every back-office page has a route', () => {
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((path) => !routes.includes(path.replace('.tsx', '')))).toEqual([]);
});
