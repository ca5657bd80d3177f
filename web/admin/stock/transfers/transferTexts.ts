import type { Tone } from '#web/admin/ui/StatusDot.tsx';
import type { TransferStatus } from '#web/graphql/types.generated.ts';

export const transferTexts: Record<TransferStatus, string> = {
  DRAFT: /*i18n*/ 'Draft',
  SENT: /*i18n*/ 'On the way',
  RECEIVED: /*i18n*/ 'Received',
  CANCELLED: /*i18n*/ 'Cancelled',
};

export const transferTones: Record<TransferStatus, Tone> = {
  DRAFT: 'quiet',
  SENT: 'busy',
  RECEIVED: 'good',
  CANCELLED: 'bad',
};
