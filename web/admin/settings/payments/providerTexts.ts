import type { ProviderMode } from '#web/graphql/types.generated.ts';

export const modeTexts: Record<ProviderMode, string> = {
  DEMO: /*i18n*/ 'Demo',
  TEST: /*i18n*/ 'Test',
  LIVE: /*i18n*/ 'Real money',
};

export const modeMeanings: Record<ProviderMode, string> = {
  DEMO: /*i18n*/ 'The store’s own stand-in for the provider, which brings its keys. No money moves, and it cannot be used in production.',
  TEST: /*i18n*/ 'The provider’s sandbox, with the keys that it gives for trying. No money moves, so the checkout offers it to nobody but you and other staff who may change the settings.',
  LIVE: /*i18n*/ 'The provider itself, with the keys of your merchant account. Buyers pay, and the money comes to you.',
};
