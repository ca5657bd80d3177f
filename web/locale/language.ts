import { deviceStorage } from '#web/ui/browser/storage.ts';
import { shopLanguage } from './contentLanguage.ts';
import { registerNepaliFormats } from './formatTime.ts';
import { ENGLISH_LOCALES, i18n } from './i18n.ts';
import { setProblemTranslation } from './problemText.ts';

const LANGUAGES = ['en', 'ne'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Storage key, also read by app/first-paint.js. */
export const LANGUAGE_KEY = 'language';

/** Returns the language chosen in this browser; null if none was chosen. */
export function readLanguage(): Language | null {
  return parseLanguage(deviceStorage.readText(LANGUAGE_KEY));
}

/** Stores the chosen language. Without storage the choice lasts until the page is closed. */
export function storeLanguage(language: Language): void {
  deviceStorage.writeText(LANGUAGE_KEY, language);
}

/** Switches the language. Rejects if its texts cannot be loaded. */
export async function setLocale(language: Language): Promise<void> {
  if (language === 'ne') {
    const { nepaliTime, messages, translateProblemIntoNepali } = await import('./nepali.ts');
    registerNepaliFormats(nepaliTime);
    setProblemTranslation(translateProblemIntoNepali);
    i18n.loadAndActivate({ locale: 'ne', messages });
  } else {
    setProblemTranslation(null);
    i18n.activate('en', [...ENGLISH_LOCALES]);
  }
  shopLanguage(language);
  document.documentElement.lang = language;
}

export function parseLanguage(value: unknown): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}
