import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import type { Secrets } from '#graph/context.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import type { Mail } from '../defineMail.ts';
import { type RenderedMail, renderPage } from '../renderPage.ts';

interface RenderedSample extends RenderedMail {
  /** Names its files. */
  file: string;
}

/** What the links of a preview are signed with: they open nothing. */
const signing = {
  secrets: { signing: [new Uint8Array(32)], sealing: [new Uint8Array(32)] } satisfies Secrets,
  now: new Date('2026-11-20T06:00:00Z'),
};

/** A mail with each of its samples; one that is in Nepali stays so. */
export function renderSamples(mail: Mail, url: string, language: Language = 'EN'): RenderedSample[] {
  const writing = { settings: DEFAULT_SETTINGS, url, ...signing };
  return Object.entries(mail.samples(url)).map(([file, content]) => {
    const isNepali = 'language' in content && content.language === 'ne';
    const inLanguage = isNepali && !mail.isEnglish ? 'NE' : language;
    return { file, ...renderPage(mail.write(writing, inLanguage, content)) };
  });
}
