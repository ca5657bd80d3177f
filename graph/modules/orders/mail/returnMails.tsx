import type { ReactNode } from 'react';
import { amountDue } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import type { MailedReturn } from '#graph/mail/messages.ts';
import { greeting } from '#graph/mail/templates/greeting.ts';
import { look } from '#graph/mail/templates/look.ts';
import { MailPage } from '#graph/mail/templates/MailPage.tsx';
import { ActionLink, Emphasis, Overline, Paragraph, Quote } from '#graph/mail/templates/Paragraph.tsx';
import type { MailedOrder, Shop, Written } from '#graph/mail/templates/template.ts';
import { trackingLink } from '../trackingLink.ts';

export interface AboutReturn {
  order: MailedOrder;
  back: MailedReturn;
}

/** That the store knows of it, and decides soon. */
export function returnRequested(shop: Shop, about: AboutReturn): Written {
  const { say } = shop;
  const { number, wish, lines } = about.back;
  return write(shop, about, {
    subject: say('Your return {number}', { number }),
    heading: say('We have received your request'),
    text: say(
      'You would like to return pieces of your order. We look at it and write to you, usually within a working day. Please keep the pieces until then.',
    ),
    pieces: <ReturnedPieces shop={shop} lines={lines} withWishes />,
    after: (
      <Paragraph>
        {wish === 'EXCHANGE'
          ? say('You would like another piece for it. We do what we can.')
          : say('You would like your money back.')}
      </Paragraph>
    ),
  });
}

/** How to send it. */
export function returnApproved(shop: Shop, about: AboutReturn): Written {
  const { say, settings, language } = shop;
  const { number, instructions } = about.back;
  const address = (language === 'ne' && settings.addressNe) || settings.address;
  return write(shop, about, {
    subject: say('Please send us your return {number}', { number }),
    heading: say('We take your return back'),
    text: say(
      'Please pack the pieces in their box, with the tag and a note of the number {number}, and send or bring them to us.',
      { number },
    ),
    after: (
      <>
        <Overline>{say('Send it to')}</Overline>
        <Paragraph>
          {settings.name}
          <br />
          {address}
          <br />
          {localiseDigits(settings.phone, language)}
        </Paragraph>
        {instructions && <Quote>{instructions}</Quote>}
      </>
    ),
  });
}

/** Why the store does not take it back. */
export function returnDeclined(shop: Shop, about: AboutReturn): Written {
  const { say } = shop;
  const { number, declineReason } = about.back;
  return write(shop, about, {
    subject: say('About your return {number}', { number }),
    heading: say('We cannot take your return back'),
    text: say(
      'We are sorry: we cannot take these pieces back. If you see it differently, just reply to this email.',
    ),
    after: declineReason && <Quote>{declineReason}</Quote>,
  });
}

/** That it is here, and what is credited for it. */
export function returnReceived(shop: Shop, about: AboutReturn): Written {
  const { say } = shop;
  const { number } = about.back;
  return write(shop, about, {
    subject: say('Your return {number} is here', { number }),
    heading: say('We have received your return'),
    text: `${say('The pieces are here, and we have looked at them.')} ${whatFollows(shop, about)}`,
    after: deducted(shop, about.back),
  });
}

/** That nothing of it is left to do, or only the money to come. */
export function returnClosed(shop: Shop, about: AboutReturn): Written {
  const { say } = shop;
  const { number, exchangeNumber, owed } = about.back;
  const exchanged =
    exchangeNumber &&
    say('You get other pieces for it: your new order is {number}.', { number: exchangeNumber });
  if (owed > 0) {
    const refund = say('We refund {total}, within 7 working days.', {
      total: formatNpr(owed, shop.language),
    });
    return write(shop, about, {
      subject: say('Your return {number}', { number }),
      heading: say('Your money is still to come'),
      text: exchanged ? `${exchanged} ${refund}` : refund,
    });
  }
  return write(shop, about, {
    subject: say('Your return {number} is done', { number }),
    heading: say('Your return is done'),
    text:
      exchanged ?? say('Nothing is left to do about it. If anything is not right, just reply to this email.'),
  });
}

interface Words {
  subject: string;
  heading: string;
  text: string;
  pieces?: ReactNode;
  after?: ReactNode;
}

function write(shop: Shop, { order, back }: AboutReturn, words: Words): Written {
  const { say } = shop;
  const { subject, heading, text, after } = words;
  const page = (
    <MailPage shop={shop} preview={`${back.number}: ${text}`} heading={heading}>
      <Paragraph>{greeting(shop, order.contactName)}</Paragraph>
      <Paragraph>
        <Emphasis of={order.number}>
          {say('This is about your order {number}.', { number: order.number })}
        </Emphasis>{' '}
        {text}
      </Paragraph>
      <Overline>{say('Your return {number}', { number: back.number })}</Overline>
      {words.pieces ?? <ReturnedPieces shop={shop} lines={back.lines} />}
      {after}
      <ActionLink href={trackingLink(shop.url, order)}>{say('Track your order')}</ActionLink>
    </MailPage>
  );
  return { subject, page };
}

function whatFollows({ say, language }: Shop, { order, back }: AboutReturn): string {
  const { credited, owed, wish } = back;
  if (credited === 0) return say('There is nothing to refund for them.');
  const sum = formatNpr(credited, language);
  if (owed === 0 && amountDue(order) === 0) return say('You owe nothing for them.');
  if (wish === 'EXCHANGE') return say('{total} count for the pieces you get in exchange.', { total: sum });
  if (owed === 0) return say('{total} are credited to your order.', { total: sum });
  return say('We refund {total}, within 7 working days.', { total: formatNpr(owed, language) });
}

function deducted({ say, language }: Shop, { deduction, deductionReason }: MailedReturn): ReactNode {
  if (deduction === 0) return null;
  return (
    <>
      <Paragraph>{say('We have deducted {total}:', { total: formatNpr(deduction, language) })}</Paragraph>
      {deductionReason && <Quote>{deductionReason}</Quote>}
    </>
  );
}

interface ReturnedPiecesProps {
  shop: Shop;
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
