import { type I18n, i18n, setupI18n } from '@lingui/core';
import { compileMessage } from './compileMessage.ts';

const compiled = new Map<string, ReturnType<typeof compileMessage>>();

/** English whatever the shopper chose: for the back-office, whose texts are in no catalogue. */
const english = setupI18n();

speakEnglish(i18n);
speakEnglish(english);

// English is the source: its texts are their own ids, and are read once each, when they are first shown.
function speakEnglish(each: I18n) {
  each.setMessagesCompiler(compileEnglish);
  each.loadAndActivate({ locale: 'en', locales: ['en-IN'], messages: {} });
}

export function compileEnglish(message: string): ReturnType<typeof compileMessage> {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
}

export { english, i18n };
