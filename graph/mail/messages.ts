/** Whom a mail is for. */
export interface Recipient {
  email: string;
  name: string;
}

/** Each mail that the store sends, with what it says. */
export type MailMessage =
  | { template: 'welcome'; to: Recipient }
  | { template: 'verifyEmail'; to: Recipient; link: string }
  | { template: 'resetPassword'; to: Recipient; link: string }
  | {
      template: 'invitation';
      to: Recipient;
      link: string;
      inviterName: string | null;
      isForStaff: boolean;
    }
  | { template: 'orderPlaced'; to: Recipient; orderId: string }
  | { template: 'orderStatus'; to: Recipient; orderId: string; note: string | null }
  | { template: 'orderCancelled'; to: Recipient; orderId: string; reason: string | null }
  | { template: 'trackingLinks'; to: Recipient; orders: { number: string; placedAt: Date }[] }
  | { template: 'custom'; to: Recipient; subject: string; body: string; orderId?: string };
