import type { PhotographRole } from '#domain/catalog/photographSchema.ts';

export const roleLabels: Record<PhotographRole, string> = {
  FRONT: /*i18n*/ 'Front',
  DARK: /*i18n*/ 'On a dark ground',
  DETAIL: /*i18n*/ 'Close-up',
  SCALE: /*i18n*/ 'Worn or to scale',
  BACK: /*i18n*/ 'Back or clasp',
};
