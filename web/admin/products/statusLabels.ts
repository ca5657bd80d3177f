import type { ProductStatus } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const statusLabels: Record<ProductStatus, string> = {
  DRAFT: /*i18n*/ 'Draft',
  ACTIVE: /*i18n*/ 'Active',
  ARCHIVED: /*i18n*/ 'Archived',
};

export const statusTones: Record<ProductStatus, Tone> = { DRAFT: 'busy', ACTIVE: 'good', ARCHIVED: 'quiet' };
