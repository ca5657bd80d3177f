import type { MailMessage } from '../../mail/messages.ts';
import type { MailTemplate } from '../../schema.generated.ts';

/** What the contract calls each message. */
export const TEMPLATE_NAMES: Record<MailMessage['template'], MailTemplate> = {
  welcome: 'WELCOME',
  verifyEmail: 'VERIFY_EMAIL',
  resetPassword: 'RESET_PASSWORD',
  accountExists: 'ACCOUNT_EXISTS',
  orderPlaced: 'ORDER_PLACED',
  orderStatus: 'ORDER_STATUS',
  orderCancelled: 'ORDER_CANCELLED',
  custom: 'CUSTOM',
};

/** The message of this name, as its mails are stored. */
export function templateNamed(name: MailTemplate): string | undefined {
  return Object.entries(TEMPLATE_NAMES).find(([, named]) => named === name)?.[0];
}

export function nameOf(template: string): MailTemplate {
  const names: Record<string, MailTemplate | undefined> = TEMPLATE_NAMES;
  return names[template] ?? 'CUSTOM';
}
