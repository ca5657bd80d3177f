import { useLingui } from '@lingui/react';
import { Box, Button, Stack } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TenderMethod } from '#domain/orders/counter/tender.ts';
import { getCouponTitle } from '#domain/orders/coupons/getCouponTitle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { NoPanAlert } from '#web/admin/billing/NoPanAlert.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { TotalsList } from '#web/ui/TotalsList.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { ApprovalFields } from './ApprovalFields.tsx';
import { CustomerPanel } from './CustomerPanel.tsx';
import { FulfilmentFields } from './FulfilmentFields.tsx';
import { ParkedSales } from './ParkedSales.tsx';
import { PAYMENT_SHORTCUTS, PaymentPanel } from './PaymentPanel.tsx';
import { toAmountFieldName } from './PaymentRow.tsx';
import type { Receipt_OrderFragment as Sold } from './Receipt.generated.ts';
import { SaleDiscounts } from './SaleDiscounts.tsx';
import { ScanField } from './ScanField.tsx';
import { StartOverButton } from './StartOverButton.tsx';
import { useTillDayQuery } from './Till.generated.ts';
import { TillLines } from './TillLines.tsx';
import { TillLocation } from './TillLocation.tsx';
import { findTillDiscountProblem, isApprovable } from './tillDiscount.ts';
import { addPayment } from './tillPayments.ts';
import { findGeneralProblems } from './tillProblems.ts';
import { addItem, isEmptySale, restoreSale, type TillSale } from './tillSale.ts';
import { useTill } from './useTill.ts';
import { useTillKeys } from './useTillKeys.ts';
import { useTillLocation } from './useTillLocation.ts';

export interface CounterSaleProps {
  initialSale: TillSale;
  /** True while a dialog covers the sale, so that the scan field does not take the focus. */
  isCovered: boolean;
  onChange: (sale: TillSale) => void;
  /** Called when the sale ends without being completed: parked, started over, or replaced by a parked sale. */
  onEnd: (nextSale?: TillSale) => void;
  onSold: (order: Sold) => void;
}

/** Counter sale from scan to receipt, usable by keyboard alone. */
export function CounterSale({ initialSale, isCovered, onChange, onEnd, onSold }: CounterSaleProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { location, places, choose } = useTillLocation();
  const locationId = location?.id;
  const till = useTill(initialSale, {
    lostResponseMessage: i18n.t(
      'No response from the server. Try again: the sale will not be recorded twice.',
    ),
    ...{ locationId, onSold },
  });
  const { sale, setSale, quote, problems } = till;
  const scanFieldRef = useRef<HTMLInputElement>(null);
  const phoneFieldRef = useRef<HTMLInputElement>(null);
  const [isEditingDiscount, setEditingDiscount] = useState(false);
  const [isParkedListOpen, setParkedListOpen] = useState(false);
  const finalTotal = quote?.totals.finalTotal ?? 0;
  const findDiscountProblem = (nextSale: TillSale) =>
    quote ? findTillDiscountProblem(nextSale, quote) : null;
  const discountProblem = findDiscountProblem(sale);
  useUnsavedWork(!isEmptySale(sale));

  const reportChange = useEffectEvent(onChange);
  useEffect(() => {
    reportChange(sale);
  }, [sale]);

  function pay(method: TenderMethod) {
    if (sale.lines.length === 0) return scanFieldRef.current?.focus();
    const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
    const payments = addPayment(sale.payments, method, key);
    setSale((current) => ({ ...current, payments }));
    if (payments.some((payment) => payment.key === key)) return;
    const existingPayment = payments.find((payment) => payment.method === method);
    if (existingPayment) document.getElementsByName(toAmountFieldName(existingPayment.key))[0]?.focus();
  }

  async function park() {
    if (sale.lines.length === 0) return;
    const { name, phone: phoneNumber } = sale.buyer;
    const firstItemName = sale.lines[0]?.name ?? '';
    if (await till.park(name || formatPhone(phoneNumber) || firstItemName)) {
      notify.success(i18n.t('Sale parked'));
      onEnd();
    }
  }

  const isBehindDialog = isCovered || isParkedListOpen;
  useEffect(() => {
    // Focuses the scan field for the next scan.
    if (!isBehindDialog) scanFieldRef.current?.focus();
  }, [isBehindDialog]);

  useEffect(() => {
    // Moves the focus to the first invalid field.
    if (problems.length > 0) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus();
  }, [problems]);

  useTillKeys({
    F2: () => scanFieldRef.current?.focus(),
    F3: () => phoneFieldRef.current?.focus(),
    F4: () => setEditingDiscount((isEditing) => !isEditing),
    F6: () => void park(),
    F7: () => setParkedListOpen(true),
    [PAYMENT_SHORTCUTS.CASH]: () => pay('CASH'),
    [PAYMENT_SHORTCUTS.CARD]: () => pay('CARD'),
    [PAYMENT_SHORTCUTS.BANK_TRANSFER]: () => pay('BANK_TRANSFER'),
  });

  return (
    <AdminPage
      title={i18n.t('Counter sale')}
      subtitle={<TodaysSales />}
      actions={
        <>
          <TillLocation places={places} place={location} onChoose={choose} />
          <StartOverButton sale={sale} onStartOver={() => onEnd()} />
          <Button variant="outlined" disabled={sale.lines.length === 0} onClick={() => void park()}>
            {i18n.t('Park (F6)')}
          </Button>
          <Button variant="outlined" onClick={() => setParkedListOpen(true)}>
            {i18n.t('Parked sales (F7)')}
          </Button>
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
          <NoPanAlert />
        </Box>
        <Panel title={i18n.t('Items')}>
          <ScanField
            field={scanFieldRef}
            locationId={locationId}
            isEmpty={sale.lines.length === 0}
            onAdd={(product, variant) => setSale((current) => addItem(current, product, variant))}
            onEmptySubmit={() => sale.lines.length > 0 && sale.payments.length === 0 && pay('CASH')}
          />
          <TillLines sale={sale} quote={quote} findDiscountProblem={findDiscountProblem} onChange={setSale} />
          {sale.lines.length > 0 && (
            <SaleDiscounts
              sale={sale}
              quote={quote}
              isEditingDiscount={isEditingDiscount}
              onEditDiscount={setEditingDiscount}
              findDiscountProblem={findDiscountProblem}
              onChange={(nextSale) => {
                setSale(nextSale);
                if (nextSale.discount !== sale.discount) scanFieldRef.current?.focus();
              }}
            />
          )}
        </Panel>
        <Stack
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void till.sell();
          }}
          sx={{ gap: 2, position: { md: 'sticky' }, top: { md: 68 } }}
        >
          <Panel title={i18n.t('Payment')}>
            <Stack sx={{ gap: 2 }}>
              {quote && (
                <TotalsList
                  totals={quote.totals}
                  couponCode={quote.coupon?.code}
                  staffDiscount={quote.staffDiscount}
                  isBilled={sale.fulfilment === 'COUNTER'}
                  couponName={
                    quote.coupon &&
                    getCouponTitle(i18n.locale, {
                      couponName: quote.coupon.name,
                      couponNameNe: quote.coupon.nameNe,
                    })
                  }
                />
              )}
              {quote?.isBankOnly && (
                <FormAlert severity="info">
                  {i18n.t('By law, payments of NPR 10,00,000 or more must come from a bank account.')}
                </FormAlert>
              )}
              <PaymentPanel sale={sale} quote={quote} problems={problems} onPay={pay} onChange={setSale} />
              {findGeneralProblems(problems).map(({ reason, message }) => (
                <FormAlert key={reason + message}>{message}</FormAlert>
              ))}
              {discountProblem && isApprovable(discountProblem) && (
                <ApprovalFields onApprove={(approval) => void till.sell(approval)} />
              )}
              <Button
                type="submit"
                variant="contained"
                size="large"
                // A browser ignores Enter while the button is disabled. The server rejects a total that has changed.
                disabled={!quote}
                loading={till.isSelling}
                sx={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {!quote
                  ? i18n.t('Sell')
                  : sale.channel === 'PHONE'
                    ? i18n.t('Place order · {total} (Enter)', {
                        total: formatNpr(finalTotal, i18n.locale),
                      })
                    : i18n.t('Sell · {total} (Enter)', { total: formatNpr(finalTotal, i18n.locale) })}
              </Button>
            </Stack>
          </Panel>
          <Panel title={i18n.t('Customer')}>
            <CustomerPanel
              sale={sale}
              quote={quote}
              problems={problems}
              phoneField={phoneFieldRef}
              onChange={setSale}
            />
          </Panel>
          <Panel title={i18n.t('Fulfilment')}>
            <FulfilmentFields
              sale={sale}
              problems={problems}
              onChange={(fields) => setSale((current) => ({ ...current, ...fields }))}
            />
          </Panel>
        </Stack>
      </Box>
      {isParkedListOpen && (
        <ParkedSales
          onClose={() => setParkedListOpen(false)}
          onResume={(content) => {
            setParkedListOpen(false);
            onEnd(restoreSale(content as Partial<TillSale>));
          }}
        />
      )}
    </AdminPage>
  );
}

/** Shows the salesperson's takings for today. */
function TodaysSales() {
  const { i18n } = useLingui();
  const { data } = useTillDayQuery({ fetchPolicy: 'cache-and-network' });
  const day = data?.counterDay;
  if (!day)
    return i18n.t('Sell in the store or over the phone, at the store’s prices and from the store’s stock.');
  const takingsText = i18n.t(
    'Your takings today: {count, plural, one {# sale} other {# sales}} · cash {cash} · card {card} · transfer {transfer}',
    {
      count: day.sales,
      cash: formatNpr(day.cash, i18n.locale),
      card: formatNpr(day.card, i18n.locale),
      transfer: formatNpr(day.transfer, i18n.locale),
    },
  );
  if (day.exchange === 0) return takingsText;
  return i18n.t('{taken} · exchange {exchange}', {
    taken: takingsText,
    exchange: formatNpr(day.exchange, i18n.locale),
  });
}
