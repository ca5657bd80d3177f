import { onDevice } from '#web/ui/browser/storage.ts';
import { shopLanguage } from './contentLanguage.ts';
import { learnNepali } from './formatTime.ts';
import { ENGLISH_LOCALES, i18n } from './i18n.ts';
import { learnProblems } from './problemText.ts';

const LANGUAGES = ['en', 'ne'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The storage key, also read by app/first-paint.js. */
export const LANGUAGE_KEY = 'language';

/** The language that was chosen in this browser, if one was. */
export function keptLanguage(): Language | null {
  return asLanguage(onDevice.readText(LANGUAGE_KEY));
}

/** Without storage it holds until the page is left. */
export function keepLanguage(language: Language): void {
  onDevice.writeText(LANGUAGE_KEY, language);
}

/** Shows the store in a language from now on; fails where its texts cannot be fetched. */
export async function setLocale(language: Language): Promise<void> {
  if (language === 'ne') {
    const { inNepali, messages, problemInNepali } = await import('./nepali.ts');
    learnNepali(inNepali);
    learnProblems(problemInNepali);
    i18n.loadAndActivate({ locale: 'ne', messages });
  } else {
    learnProblems(null);
    i18n.activate('en', [...ENGLISH_LOCALES]);
  }
  shopLanguage(language);
  document.documentElement.lang = language;
}

export function asLanguage(value: unknown): Language | null {
  return LANGUAGES.find((each) => each === value) ?? null;
}
