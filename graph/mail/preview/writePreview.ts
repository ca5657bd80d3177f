import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { loadEmailTemplates } from '../findEmailTemplate.ts';
import { composeMimeMessage } from '../mimeMessage.ts';
import { renderSamples } from './renderSamples.ts';

/** Writes every email with sample data as .html, .txt and .eml to the folder. Returns their names. */
export async function writePreview({
  folder,
  publicUrl,
}: {
  folder: string;
  publicUrl: string;
}): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const samples = (await loadEmailTemplates()).flatMap((template) => renderSamples(template, publicUrl));
  for (const { file, ...rendered } of samples) {
    const email = { id: file, toName: 'Sita Example', toEmail: 'sita@example.com', ...rendered };
    const { raw } = await composeMimeMessage(
      { ...email, createdAt: new Date() },
      { settings: DEFAULT_SETTINGS },
    );
    await writeFile(join(folder, `${file}.html`), rendered.html);
    await writeFile(join(folder, `${file}.txt`), rendered.text);
    await writeFile(join(folder, `${file}.eml`), raw);
  }
  return samples.map(({ file }) => file);
}
