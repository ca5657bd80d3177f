import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import type { Secrets } from '#graph/context.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import type { EmailTemplate } from '../defineEmail.ts';
import { type RenderedEmail, renderPage } from '../renderPage.ts';

interface RenderedSample extends RenderedEmail {
  /** Name of its files, without an extension. */
  file: string;
}

/** Secrets that sign the links of a preview. Links signed with them do not work. */
const signingContext = {
  secrets: { signing: [new Uint8Array(32)], sealing: [new Uint8Array(32)] } satisfies Secrets,
  now: new Date('2026-11-20T06:00:00Z'),
};

/** Renders each sample of an email. A Nepali sample is rendered in Nepali whatever the language. */
export function renderSamples(
  template: EmailTemplate,
  url: string,
  language: Language = 'EN',
): RenderedSample[] {
  const shopContext = { settings: DEFAULT_SETTINGS, url, ...signingContext };
  return Object.entries(template.buildSamples(url)).map(([file, content]) => {
    const isNepali = 'language' in content && content.language === 'ne';
    const sampleLanguage = isNepali && !template.isEnglish ? 'NE' : language;
    return { file, ...renderPage(template.write(shopContext, sampleLanguage, content)) };
  });
}
