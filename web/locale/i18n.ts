import { compileMessage } from './compileMessage.ts';
import { LocalisedI18n } from './LocalisedI18n.ts';

/** For `Intl`, which the back-office writes its dates and figures with: grouped the Indian way. */
export const ENGLISH_LOCALES: readonly string[] = ['en-IN'];

const compiled = new Map<string, ReturnType<typeof compileMessage>>();

export const i18n = new LocalisedI18n({});

// English is the source: its texts are their own ids, and are read once each, when they are first shown.
i18n.setMessagesCompiler(compileEnglish);
i18n.loadAndActivate({ locale: 'en', locales: [...ENGLISH_LOCALES], messages: {} });

function compileEnglish(message: string): ReturnType<typeof compileMessage> {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
}
