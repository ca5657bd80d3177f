import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { loadEmailTemplates } from '../findEmailTemplate.ts';
import { writePreview } from './writePreview.ts';

test('the preview contains every email as HTML, text and .eml file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-preview-'));

  const names = await writePreview({ folder, publicUrl: 'https://shop.example' });

  expect(names).toEqual(expect.arrayContaining((await loadEmailTemplates()).map(({ name }) => name)));
  const files = names.flatMap((name) => [`${name}.eml`, `${name}.html`, `${name}.txt`]);
  expect((await readdir(folder)).toSorted()).toEqual(files.toSorted());
  const letter = await PostalMime.parse(await readFile(join(folder, 'orderPlaced.eml')));
  expect(letter.html?.trim()).toBe((await readFile(join(folder, 'orderPlaced.html'), 'utf8')).trim());
  await rm(folder, { recursive: true });
});
