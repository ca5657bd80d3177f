import { compileMessage } from './compileMessage.ts';
import { LocalisedI18n } from './LocalisedI18n.ts';

/** Locales for `Intl` in the back office; `en-IN` uses Indian digit grouping. */
export const ENGLISH_LOCALES: readonly string[] = ['en-IN'];

const compiledMessages = new Map<string, ReturnType<typeof compileMessage>>();

export const i18n = new LocalisedI18n({});

// English texts are their own ids. Each is compiled when first shown.
i18n.setMessagesCompiler(compileEnglish);
i18n.loadAndActivate({ locale: 'en', locales: [...ENGLISH_LOCALES], messages: {} });

function compileEnglish(message: string): ReturnType<typeof compileMessage> {
  const compiledMessage = compiledMessages.get(message) ?? compileMessage(message);
  compiledMessages.set(message, compiledMessage);
  return compiledMessage;
}
