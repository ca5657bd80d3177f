import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { composeMimeMessage } from '../mimeMessage.ts';
import { renderPage } from '../renderPage.ts';
import { samples } from './samples.ts';

/** Writes every mail with sample data as .html, .txt and .eml into the folder; answers their names. */
export async function writePreview({
  folder,
  publicUrl,
}: {
  folder: string;
  publicUrl: string;
}): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const written = Object.entries(samples(publicUrl));
  for (const [name, sample] of written) {
    const { subject, html, text } = renderPage(sample);
    const mail = { id: name, toName: 'Sita Example', toEmail: 'sita@example.com', subject, html, text };
    const { raw } = await composeMimeMessage(
      { ...mail, createdAt: new Date() },
      { settings: DEFAULT_SETTINGS },
    );
    await writeFile(join(folder, `${name}.html`), html);
    await writeFile(join(folder, `${name}.txt`), text);
    await writeFile(join(folder, `${name}.eml`), raw);
  }
  return written.map(([name]) => name);
}
