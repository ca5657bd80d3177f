import type { ReactNode } from 'react';
import type { ReturnWish } from '#domain/orders/returns/returnReasons.ts';
import { formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { look } from '#graph/mail/templates/look.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Overline, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop } from '#graph/mail/templates/template.ts';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';
import { trackingLink } from '#graph/modules/orders/trackingLink.ts';

/** The Nepali of the page and of sentences in more than one mail about a return. */
export const returnTexts = {
  ...orderTexts,
  'Your return {number}': 'तपाईंको फिर्ता {number}',
  'You would rather have: size {size}': 'बरु लिन चाहेको: नाप {size}',
  'You would rather have: {words}': 'बरु लिन चाहेको: {words}',
  'We will refund {total} within 7 working days.': '७ कार्यदिनभित्र {total} फिर्ता गर्छौँ।',
};

type ReturnShop = Shop<typeof returnTexts>;

/** The content of the mails about a return. */
export interface MailedReturn {
  number: string;
  wish: ReturnWish;
  lines: {
    name: string;
    nameNe: string | null;
    size: string | null;
    quantity: number;
    /** Size that the buyer wants in exchange; null for none. */
    wishedSize: string | null;
    wishedWords: string | null;
  }[];
  declineReason: string | null;
  instructions: string | null;
  /** Amount credited for the return, NPR. */
  credited: number;
  deduction: number;
  deductionReason: string | null;
  /** Amount to refund to the buyer, NPR. */
  refundDue: number;
  /** The number of the new order; null if it was not exchanged. */
  exchangeNumber: string | null;
}

interface ReturnPageProps {
  shop: ReturnShop;
  order: MailedOrder;
  back: MailedReturn;
  heading: string;
  text: string;
  /** True if the mail lists what the buyer wants in exchange. */
  withWishes?: boolean;
  children?: ReactNode;
}

/** The page of a mail about a return: the order, the pieces, and what the mail adds. */
export function ReturnPage({ shop, order, back, heading, text, withWishes, children }: ReturnPageProps) {
  const { say } = shop;
  return (
    <MailPage shop={shop} preview={`${back.number}: ${text}`} heading={heading}>
      <Paragraph>{greeting(shop, order.contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={order.number}>
          {say('This is about your order {number}.', { number: order.number })}
        </Emphasis>{' '}
        {text}
      </Paragraph>
      <Overline>{say('Your return {number}', { number: back.number })}</Overline>
      <ReturnedPieces shop={shop} lines={back.lines} withWishes={withWishes} />
      {children}
      <ActionLink href={trackingLink(shop.url, order)}>{say('Track your order')}</ActionLink>
    </MailPage>
  );
}

interface ReturnedPiecesProps {
  shop: ReturnShop;
  lines: MailedReturn['lines'];
  /** Says too what their buyer would rather have. */
  withWishes?: boolean;
}

function ReturnedPieces({ shop, lines, withWishes = false }: ReturnedPiecesProps) {
  const { say, language } = shop;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={look.table}>
      <tbody>
        {lines.map(({ name, nameNe, size, quantity, wishedSize, wishedWords }) => (
          <tr key={`${name} ${size}`}>
            <td valign="top" style={look.cell}>
              {`${formatPlainNumber(quantity, language)} × ${(language === 'ne' && nameNe) || name}`}
              {size && (
                <>
                  <br />
                  <span style={look.detail}>
                    {say('size {size}', { size: localiseDigits(size, language) })}
                  </span>
                </>
              )}
              {withWishes && wishedSize && (
                <Wish>
                  {say('You would rather have: size {size}', { size: localiseDigits(wishedSize, language) })}
                </Wish>
              )}
              {withWishes && wishedWords && (
                <Wish>{say('You would rather have: {words}', { words: wishedWords })}</Wish>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Wish({ children }: { children: string }) {
  return (
    <>
      <br />
      <span style={look.detail}>{children}</span>
    </>
  );
}
