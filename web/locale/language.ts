import { isBackOffice, shopLanguage } from './contentLanguage.ts';
import { learnNepali } from './formatTime.ts';
import { compileEnglish, ENGLISH_LOCALES, i18n } from './i18n.ts';

const LANGUAGES = ['en', 'ne'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The storage key, also read by public/first-paint.js. */
export const LANGUAGE_KEY = 'language';

/** The language that was chosen in this browser, if one was. */
export function keptLanguage(): Language | null {
  try {
    return asLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    // A browser without storage forgets.
    return null;
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Then it holds until the page is left.
  }
}

/** Shows the store in a language from now on; fails where its texts cannot be fetched. */
export async function setLocale(language: Language): Promise<void> {
  if (language === 'ne') {
    const { compileInNepali, inNepali, messages } = await import('./nepali.ts');
    learnNepali(inNepali);
    i18n.setMessagesCompiler(compileInNepali);
    i18n.loadAndActivate({ locale: 'ne', messages });
  } else {
    i18n.setMessagesCompiler(compileEnglish);
    i18n.activate('en', [...ENGLISH_LOCALES]);
  }
  shopLanguage(language);
  if (!isBackOffice()) document.documentElement.lang = language;
}

export function asLanguage(value: unknown): Language | null {
  return LANGUAGES.find((each) => each === value) ?? null;
}
