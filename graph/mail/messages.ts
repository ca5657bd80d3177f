/** Whom a mail is for. */
export interface Recipient {
  email: string;
  name: string;
}

/** What a mail that somebody waited for says. */
export interface AlertMail {
  to: Recipient;
  language: string;
  piece: { name: string; slug: string; size: string | null; price: number; imageKey: string | null };
  /** Ends all alerts of the receiver. */
  token: string;
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
  | { template: 'apiKeyEnds'; to: Recipient; key: { name: string; prefix: string; expiresAt: Date } }
  | { template: 'orderPlaced'; to: Recipient; orderId: string }
  | { template: 'receipt'; to: Recipient; orderId: string }
  | { template: 'orderStatus'; to: Recipient; orderId: string; note: string | null }
  | { template: 'paymentReceived'; to: Recipient; orderId: string }
  | { template: 'orderCancelled'; to: Recipient; orderId: string; reason: string | null }
  | {
      template: 'trackingLinks';
      to: Recipient;
      language: string;
      orders: { number: string; placedAt: Date }[];
    }
  | ({ template: 'backInStock' } & AlertMail)
  | ({ template: 'priceFell'; wished: number } & AlertMail)
  | { template: 'contactMessage' | 'test'; to: Recipient; subject: string; body: string }
  | { template: 'custom'; to: Recipient; subject: string; body: string; orderId?: string };
