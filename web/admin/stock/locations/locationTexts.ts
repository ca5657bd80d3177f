import type { LocationKind } from '#web/graphql/types.generated.ts';

export const kindTexts: Record<LocationKind, string> = {
  SHOP: /*i18n*/ 'Shop',
  WORKSHOP: /*i18n*/ 'Workshop',
  WAREHOUSE: /*i18n*/ 'Warehouse',
  OTHER: /*i18n*/ 'Other',
};
