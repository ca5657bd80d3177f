import { formatNpr } from '#domain/pricing/money.ts';
import { localiseDigits } from '#domain/text/numbers.ts';
import type { Shop } from '#graph/mail/templates/template.ts';

/** The content of a mail about an awaited piece. */
export interface AlertMail {
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

/** The Nepali that mails about awaited pieces share. */
export const alertTexts = {
  '{name}, size {size}': '{name}, नाप {size}',
  '{amount} incl. tax': 'करसहित {amount}',
  'See the piece': 'गहना हेर्नुहोस्',
  'You asked for this email. We send it once.': 'तपाईंले खबर गर्न भन्नुभएकाले यो मेल एकपटक मात्र पठाइएको हो।',
  'Stop all other alerts': 'अन्य सबै खबर बन्द गर्नुहोस्',
};

export type AlertShop = Shop<typeof alertTexts>;

export function pieceText({ say, language }: AlertShop, { piece: { name, size } }: AlertMail): string {
  if (size === null) return name;
  return say('{name}, size {size}', { name, size: localiseDigits(size, language) });
}

/** An amount as the shop shows prices. */
export function shownAmount({ say, language }: AlertShop, { piece }: AlertMail, npr: number): string {
  const amount = formatNpr(npr, language);
  return piece.includesTax ? say('{amount} incl. tax', { amount }) : amount;
}

export function priceText(shop: AlertShop, mail: AlertMail): string {
  return shownAmount(shop, mail, mail.piece.price);
}

/** Awaited pieces for the preview. */
export const sampleAlert: AlertMail = {
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
