import type { EditChange } from '#domain/orders/edit/editChanges.ts';
import type { EditedTotals } from '#domain/orders/edit/editedTotals.ts';
import type { RefundMethod } from '#domain/orders/orderLifecycle.ts';
import type { ReturnWish } from '#domain/orders/returns/returnReasons.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';

/** Whom a mail is for. */
export interface Recipient {
  email: string;
  name: string;
}

/** What a mail that somebody waited for says. */
export interface AlertMail {
  to: Recipient;
  language: string;
  piece: {
    name: string;
    slug: string;
    size: string | null;
    /** As the shop shows it, NPR. */
    price: number;
    includesTax: boolean;
    imageKey: string | null;
  };
  /** Ends all alerts of the receiver. */
  token: string;
}

/** What the mails about a return say. */
export interface MailedReturn {
  number: string;
  wish: ReturnWish;
  lines: {
    name: string;
    nameNe: string | null;
    size: string | null;
    quantity: number;
    /** What the buyer would rather have. */
    wishedSize: string | null;
    wishedWords: string | null;
  }[];
  declineReason: string | null;
  instructions: string | null;
  /** What is credited for it, NPR. */
  credited: number;
  deduction: number;
  deductionReason: string | null;
  /** What is to go back to the buyer, NPR. */
  owed: number;
  /** The number of the new order, where it was exchanged. */
  exchangeNumber: string | null;
}

/** What the mail about a slip of a bank transfer says of it. */
export interface MailedSlip {
  amount: number;
  reference: string;
}

/** What the mail about a part of an order's money says of it. */
export interface PartPayment {
  /** What came in, NPR. */
  amount: number;
  /** Until when the order waits for the rest, where there is an end. */
  payBy: Date | null;
}

export type ReturnTemplate =
  | 'returnRequested'
  | 'returnApproved'
  | 'returnDeclined'
  | 'returnReceived'
  | 'returnClosed';

/** A correction that a buyer is asked about. */
export interface ProposedOrder {
  changes: readonly EditChange[];
  /** What was changed at once, since nobody has to agree to it. */
  made: readonly EditChange[];
  /** As it would be. */
  target: { lines: OrderLine[]; totals: EditedTotals; couponCode: string | null };
  message: string | null;
  expiresAt: Date;
  /** What would be left to pay or to pay back, NPR. */
  due: number;
  owed: number;
}

/** The content of the mail that verifies a new address of an account. */
export interface EmailChangeVerification {
  link: string;
  /** When the link begins to work for a reader who is not signed in; null: never. */
  withoutSignInFrom: Date | null;
  expiresAt: Date;
}

/** The content of the mail that notifies the earlier address of an account. */
export interface EmailChangeNotice {
  newEmail: string;
  /** Whether the new address is verified and in use. */
  isMade: boolean;
  /** Opens the page that objects to the change. */
  link: string;
}

/** Each mail that the store sends, with what it says. */
export type MailMessage =
  | { template: 'welcome'; to: Recipient }
  | { template: 'verifyEmail'; to: Recipient; link: string }
  | { template: 'resetPassword'; to: Recipient; link: string }
  | ({ template: 'emailChangeVerification'; to: Recipient; language: string } & EmailChangeVerification)
  | ({ template: 'emailChangeNotice'; to: Recipient; language: string } & EmailChangeNotice)
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
  | { template: 'paymentLink'; to: Recipient; orderId: string; link: string; expiresAt: Date }
  | { template: 'paymentReceived'; to: Recipient; orderId: string; isReopened?: boolean }
  | ({ template: 'partPaymentReceived'; to: Recipient; orderId: string } & PartPayment)
  | {
      template: 'orderChanged';
      to: Recipient;
      orderId: string;
      changes: EditChange[];
      message: string | null;
    }
  | ({ template: 'orderProposed'; to: Recipient; orderId: string } & ProposedOrder)
  | { template: 'orderCancelled'; to: Recipient; orderId: string; reason: string | null }
  | {
      template: 'orderRefunded';
      to: Recipient;
      orderId: string;
      amount: number;
      method: RefundMethod;
      reference: string | null;
      note: string | null;
    }
  | { template: 'paymentReminder'; to: Recipient; orderId: string }
  | { template: 'booked'; to: Recipient; orderId: string; isExtended?: boolean }
  | { template: 'bookingReminder'; to: Recipient; orderId: string }
  | {
      template: 'slipDeclined';
      to: Recipient;
      orderId: string;
      slip: MailedSlip;
      /** Why. */
      reason: string;
    }
  | { template: ReturnTemplate; to: Recipient; orderId: string; back: MailedReturn }
  | {
      template: 'trackingLinks';
      to: Recipient;
      language: string;
      orders: { number: string; placedAt: Date }[];
    }
  | { template: 'mentioned'; to: Recipient; by: string; orderNumber: string; text: string }
  | ({ template: 'backInStock' } & AlertMail)
  | ({ template: 'priceFell'; wished: number } & AlertMail)
  | {
      template: 'contactMessage' | 'returnNotice' | 'slipNotice' | 'test';
      to: Recipient;
      subject: string;
      body: string;
    }
  | {
      template: 'threadAnswer';
      to: Recipient;
      subject: string;
      body: string;
      /** What it answers, with who wrote it. */
      quote: { by: string; text: string } | null;
      replyTo: string | null;
      /** The Message-IDs of what it answers, the last of them what it answers directly. */
      answers: string[];
    }
  | { template: 'reviewAnswered'; to: Recipient; product: { name: string; slug: string }; text: string }
  | {
      template: 'custom';
      to: Recipient;
      subject: string;
      body: string;
      orderId?: string;
      /** What it is written in, where that is not English. */
      language?: string;
    };
