import { formatNpr } from '#domain/pricing/money.ts';
import { localiseDigits } from '#domain/text/numbers.ts';
import type { AlertMail } from '#graph/mail/messages.ts';

/** What a mail about an awaited piece says in one language. */
export interface AlertTexts {
  subject: string;
  heading: string;
  text: string;
  see: string;
  why: string;
  stop: string;
}

type Told = Pick<AlertMail, 'piece' | 'language'>;

const pieceIn = ({ piece: { name, size }, language }: Told): string => {
  if (size === null) return name;
  return language === 'ne' ? `${name}, नाप ${localiseDigits(size, 'ne')}` : `${name}, size ${size}`;
};

/** An amount as the shop shows prices. */
const shownIn = ({ piece, language }: Told, npr: number): string => {
  const amount = formatNpr(npr, language);
  if (!piece.includesTax) return amount;
  return language === 'ne' ? `करसहित ${amount}` : `${amount} incl. tax`;
};

const priceIn = (told: Told): string => shownIn(told, told.piece.price);

export function backInStockTexts(told: Told): AlertTexts {
  const { name } = told.piece;
  if (told.language === 'ne')
    return {
      subject: `${name} फेरि उपलब्ध छ`,
      heading: 'फेरि उपलब्ध छ',
      text: `${pieceIn(told)} फेरि उपलब्ध छ। मूल्य ${priceIn(told)}। यो तपाईंका लागि छुट्याइएको भने छैन।`,
      ...aroundIn(told),
    };
  return {
    subject: `${name} is back in stock`,
    heading: 'Back in stock',
    text: `${pieceIn(told)} is back in stock at ${priceIn(told)}. It is not reserved, so it may sell out again soon.`,
    ...aroundIn(told),
  };
}

export function priceFellTexts(told: Told, wished: number): AlertTexts {
  const { name } = told.piece;
  if (told.language === 'ne')
    return {
      subject: `${name} को मूल्य अहिले ${priceIn(told)}`,
      heading: 'मूल्य घट्यो',
      text: `${pieceIn(told)} को मूल्य अहिले ${priceIn(told)} छ। तपाईंले ${shownIn(told, wished)} वा सोभन्दा कम भएमा खबर गर्न भन्नुभएको थियो। धातुको भाउसँगै मूल्य फेरि बदलिन सक्छ।`,
      ...aroundIn(told),
    };
  return {
    subject: `${name} is now ${priceIn(told)}`,
    heading: 'Price drop',
    text: `${pieceIn(told)} now costs ${priceIn(told)}. You asked to be told at ${shownIn(told, wished)} or less. The price follows the metal rate, so it may change again.`,
    ...aroundIn(told),
  };
}

function aroundIn({ language }: Told): Pick<AlertTexts, 'see' | 'why' | 'stop'> {
  return language === 'ne'
    ? {
        see: 'गहना हेर्नुहोस्',
        why: 'तपाईंले खबर गर्न भन्नुभएकाले यो मेल एकपटक मात्र पठाइएको हो।',
        stop: 'अन्य सबै खबर बन्द गर्नुहोस्',
      }
    : {
        see: 'See the piece',
        why: 'You asked for this email. We send it once.',
        stop: 'Stop all other alerts',
      };
}
