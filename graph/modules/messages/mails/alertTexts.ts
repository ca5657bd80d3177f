import { formatNpr } from '#domain/pricing/money.ts';
import { localiseDigits } from '#domain/text/numbers.ts';
import type { EmailContext } from '#graph/mail/templates/template.ts';

/** Content of an alert email. */
export interface AlertEmail {
  language: string;
  piece: {
    name: string;
    slug: string;
    size: string | null;
    /** Displayed price, in NPR. */
    price: number;
    includesTax: boolean;
    imageKey: string | null;
  };
  /** Token that ends all alerts of the recipient. */
  token: string;
}

/** Nepali texts shared by the alert emails. */
export const alertTexts = {
  '{name} (size {size})': '{name}, नाप {size}',
  '{amount} incl. tax': 'करसहित {amount}',
  'See the piece': 'गहना हेर्नुहोस्',
  'You asked for this one-time email.': 'तपाईंले भन्नुभएकाले यो इमेल पठाएका हौँ। यो एक पटक मात्र पठाइन्छ।',
  'Stop all other alerts': 'अरू सबै खबर बन्द गर्नुहोस्',
};

export type AlertShop = EmailContext<typeof alertTexts>;

export function formatProduct({ t, language }: AlertShop, { piece: { name, size } }: AlertEmail): string {
  if (size === null) return name;
  return t('{name} (size {size})', { name, size: localiseDigits(size, language) });
}

/** Formats an amount. Adds “incl. tax” if the shop displays prices with tax. */
export function formatAmount({ t, language }: AlertShop, { piece }: AlertEmail, amountNpr: number): string {
  const amount = formatNpr(amountNpr, language);
  return piece.includesTax ? t('{amount} incl. tax', { amount }) : amount;
}

export function formatPrice(shop: AlertShop, email: AlertEmail): string {
  return formatAmount(shop, email, email.piece.price);
}

/** Sample data for the preview. */
export const sampleAlert: AlertEmail = {
  language: 'en',
  piece: {
    name: 'Lotus ring',
    slug: 'lotus-ring',
    size: '14',
    price: 88_400,
    includesTax: true,
    imageKey: 'lotus-ring-1.webp',
  },
  token: `${'sample'.repeat(7)}0`,
};
