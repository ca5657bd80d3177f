import type { ProviderMode } from '#web/graphql/types.generated.ts';

export const modeTexts: Record<ProviderMode, string> = {
  DEMO: /*i18n*/ 'Demo',
  TEST: /*i18n*/ 'Test',
  LIVE: /*i18n*/ 'Live',
};

export const modeDescriptions: Record<ProviderMode, string> = {
  DEMO: /*i18n*/ 'A simulated provider that needs no keys. No money moves, and it can’t be used in production.',
  TEST: /*i18n*/ 'The provider’s sandbox, with test keys. No money moves, so only staff who can change the settings see it at checkout.',
  LIVE: /*i18n*/ 'The provider’s live system, with the keys from your merchant account. Customers pay, and you receive the money.',
};
