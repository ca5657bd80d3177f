import type { PhotoRole } from '#domain/catalog/photoSchema.ts';

export const roleLabels: Record<PhotoRole, string> = {
  FRONT: /*i18n*/ 'Front',
  DARK: /*i18n*/ 'On a dark background',
  DETAIL: /*i18n*/ 'Close-up',
  SCALE: /*i18n*/ 'Worn or to scale',
  BACK: /*i18n*/ 'Back or clasp',
};
