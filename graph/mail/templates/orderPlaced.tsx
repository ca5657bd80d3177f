import { Text } from '@react-email/components';
import { formatNpr } from '#domain/money.ts';
import { isPaymentDue } from '#domain/payment.ts';
import type { StoreSettings } from '#domain/storeSettings.ts';
import { deliveryDays } from './deliveryDays.ts';
import { greeting } from './greeting.ts';
import { look } from './look.ts';
import { MailPage } from './MailPage.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { ActionLink, Aside, Overline, Paragraph } from './Paragraph.tsx';
import type { MailedOrder, Shop, Written } from './template.ts';
import { trackingLink } from './trackingLink.ts';

export function orderPlaced(shop: Shop, { order }: { order: MailedOrder }): Written {
  const { number, contactName, finalTotal, notes, paymentMethod } = order;
  const page = (
    <MailPage
      shop={shop}
      preview={`${number} · ${formatNpr(finalTotal)} · arrives ${deliveryDays(order)}`}
      heading="Thank you for your order"
    >
      <Paragraph>{greeting(contactName)}</Paragraph>
      <Paragraph>
        We have your order <strong>{number}</strong> and will confirm it shortly. It is likely to arrive{' '}
        {deliveryDays(order)}.
      </Paragraph>
      <ActionLink href={trackingLink(shop.url, order)}>See where it is</ActionLink>
      <OrderLines lines={order.lines} shopUrl={shop.url} />
      <OrderTotals order={order} />
      {!isPaymentDue(order) ? null : paymentMethod === 'COD' ? (
        <CashOnDelivery finalTotal={finalTotal} />
      ) : (
        <BankTransfer number={number} finalTotal={finalTotal} bank={shop.settings.bankTransfer} />
      )}
      <OrderAddress order={order} />
      {notes && <Aside>Your note: {notes}</Aside>}
    </MailPage>
  );
  return { subject: `Your order ${number}`, page };
}

function CashOnDelivery({ finalTotal }: { finalTotal: number }) {
  return (
    <>
      <Overline>Payment</Overline>
      <Paragraph>Cash on delivery: please have {formatNpr(finalTotal)} ready.</Paragraph>
    </>
  );
}

interface BankTransferProps {
  number: string;
  finalTotal: number;
  bank: StoreSettings['bankTransfer'];
}

function BankTransfer({ number, finalTotal, bank }: BankTransferProps) {
  return (
    <>
      <Overline>Payment</Overline>
      <Paragraph>
        Please transfer {formatNpr(finalTotal)} and name {number} as the reference. We begin once it is there.
      </Paragraph>
      <Text style={look.text}>
        {bank.bankName}, {bank.branch}
        <br />
        {bank.accountName}
        <br />
        {bank.accountNumber}
      </Text>
    </>
  );
}
