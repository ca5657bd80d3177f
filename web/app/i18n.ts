import { i18n } from '@lingui/core';
import { compileMessage } from './compileMessage.ts';

const compiled = new Map<string, ReturnType<typeof compileMessage>>();

// English is the source: its texts are their own ids, and are read once each, when they are first shown.
i18n.setMessagesCompiler((message) => {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
});
i18n.loadAndActivate({ locale: 'en', locales: ['en-IN'], messages: {} });

export { i18n };
