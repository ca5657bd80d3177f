import type { HallmarkAuthority } from '#web/graphql/types.generated.ts';

export const hallmarkTexts: Record<HallmarkAuthority, string> = {
  BIS: /*i18n*/ 'Hallmarked by the Bureau of Indian Standards (BIS)',
  NBSM: /*i18n*/ 'Hallmarked by the Nepal Bureau of Standards and Metrology (NBSM)',
};
