import type { Tone } from '#web/admin/ui/StatusDot.tsx';
import type { ProductStatus } from '#web/graphql/types.generated.ts';

export const statusLabels: Record<ProductStatus, string> = {
  DRAFT: /*i18n*/ 'Draft',
  ACTIVE: /*i18n*/ 'Active',
  ARCHIVED: /*i18n*/ 'Archived',
};

export const statusTones: Record<ProductStatus, Tone> = { DRAFT: 'busy', ACTIVE: 'good', ARCHIVED: 'quiet' };
