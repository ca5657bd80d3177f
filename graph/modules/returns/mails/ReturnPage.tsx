import type { ReactNode } from 'react';
import type { ReturnOutcome } from '#domain/orders/returns/returnReasons.ts';
import { formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import { EmailPage } from '#graph/mail/templates/EmailPage.tsx';
import { formatGreeting } from '#graph/mail/templates/formatGreeting.ts';
import { ActionLink, Emphasis, Overline, Paragraph } from '#graph/mail/templates/Paragraph.tsx';
import { styles } from '#graph/mail/templates/styles.ts';
import type { EmailContext, EmailOrder } from '#graph/mail/templates/template.ts';
import { buildTrackingLink } from '#graph/modules/orders/buildTrackingLink.ts';
import { orderTexts } from '#graph/modules/orders/mails/orderTexts.ts';

/** Nepali texts of the layout, and those shared by several emails about a return. */
export const returnTexts = {
  ...orderTexts,
  'Your return {number}': 'तपाईंको फिर्ता {number}',
  'Requested instead: size {size}': 'सट्टामा चाहेको: नाप {size}',
  'Your request: {words}': 'तपाईंको अनुरोध: {words}',
  'We will refund {total} within 7 working days.': '७ कार्यदिनभित्र {total} फिर्ता गर्छौँ।',
};

type ReturnShop = EmailContext<typeof returnTexts>;

/** Content of the emails about a return. */
export interface EmailReturn {
  number: string;
  wish: ReturnOutcome;
  lines: {
    name: string;
    nameNe: string | null;
    size: string | null;
    quantity: number;
    /** Size requested in exchange; null if none. */
    exchangeSize: string | null;
    exchangePreference: string | null;
  }[];
  declineReason: string | null;
  instructions: string | null;
  /** Amount credited for the return, in NPR. */
  credited: number;
  deduction: number;
  deductionReason: string | null;
  /** Refund due to the customer, in NPR. */
  refundDue: number;
  /** Number of the new order; null if there is no exchange. */
  exchangeNumber: string | null;
}

interface ReturnPageProps {
  shop: ReturnShop;
  order: EmailOrder;
  back: EmailReturn;
  heading: string;
  /** First paragraph, which contains the order number. */
  text: string;
  /** True if the email lists the customer's exchange preferences. */
  shouldListPreferences?: boolean;
  children?: ReactNode;
}

/** Layout of an email about a return: the order, the items, and the email's own text. */
export function ReturnPage({
  shop,
  order,
  back,
  heading,
  text,
  shouldListPreferences,
  children,
}: ReturnPageProps) {
  const { t } = shop;
  return (
    <EmailPage shop={shop} preview={`${back.number}: ${text}`} heading={heading}>
      <Paragraph>{formatGreeting(shop, order.contactName)}</Paragraph>
      <Paragraph>
        <Emphasis part={order.number}>{text}</Emphasis>
      </Paragraph>
      <Overline>{t('Your return {number}', { number: back.number })}</Overline>
      <ReturnedItems shop={shop} lines={back.lines} shouldListPreferences={shouldListPreferences} />
      {children}
      <ActionLink href={buildTrackingLink(shop.url, order)}>{t('Track your order')}</ActionLink>
    </EmailPage>
  );
}

interface ReturnedItemsProps {
  shop: ReturnShop;
  lines: EmailReturn['lines'];
  /** True to list the customer's exchange preferences. */
  shouldListPreferences?: boolean;
}

function ReturnedItems({ shop, lines, shouldListPreferences = false }: ReturnedItemsProps) {
  const { t, language } = shop;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.table}>
      <tbody>
        {lines.map(({ name, nameNe, size, quantity, exchangeSize, exchangePreference }) => (
          <tr key={`${name} ${size}`}>
            <td valign="top" style={styles.cell}>
              {`${formatPlainNumber(quantity, language)} × ${(language === 'ne' && nameNe) || name}`}
              {size && (
                <>
                  <br />
                  <span style={styles.detail}>
                    {t('size {size}', { size: localiseDigits(size, language) })}
                  </span>
                </>
              )}
              {shouldListPreferences && exchangeSize && (
                <Preference>
                  {t('Requested instead: size {size}', { size: localiseDigits(exchangeSize, language) })}
                </Preference>
              )}
              {shouldListPreferences && exchangePreference && (
                <Preference>{t('Your request: {words}', { words: exchangePreference })}</Preference>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Preference({ children }: { children: string }) {
  return (
    <>
      <br />
      <span style={styles.detail}>{children}</span>
    </>
  );
}
