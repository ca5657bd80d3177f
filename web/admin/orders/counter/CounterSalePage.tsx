import { useLingui } from '@lingui/react';
import { Box, Button, OutlinedInput, Select, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { TenderMethod } from '#domain/orders/counter/tender.ts';
import { couponTitle } from '#domain/orders/coupons/couponTitle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { type Draft, useDraft } from '#web/admin/drafts/useDraft.ts';
import { AdminPage } from '#web/admin/layout/AdminPage.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { TotalsList } from '#web/ui/TotalsList.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { ApprovalFields } from './ApprovalFields.tsx';
import { BuyerPanel } from './BuyerPanel.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { HandoverFields } from './HandoverFields.tsx';
import { ParkedSales } from './ParkedSales.tsx';
import { PAYMENT_KEYS, PaymentPanel } from './PaymentPanel.tsx';
import { ScanField } from './ScanField.tsx';
import { SoldDialog } from './SoldDialog.tsx';
import { useTillDayQuery } from './Till.generated.ts';
import { TillField } from './TillField.tsx';
import { TillLines } from './TillLines.tsx';
import { emptySale, type TillSale, withPayment, withPiece } from './tillSale.ts';
import { useTill } from './useTill.ts';
import { useTillKeys } from './useTillKeys.ts';
import { useTillLocation } from './useTillLocation.ts';

/** The till: pieces in by scan, out with a receipt, by the keyboard alone where one likes. */
export function CounterSalePage() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const draft: Draft<null, TillSale> = useDraft('till');
  const { locationId, locations, choose } = useTillLocation();
  const till = useTill(draft.found?.values, {
    lost: i18n.t('Nothing was heard of the sale. Try again: it is not sold twice.'),
    locationId,
  });
  const { sale, setSale, quote, sold, problems } = till;
  const scan = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const [isReducing, setReducing] = useState(false);
  const [isListing, setListing] = useState(false);
  const isBegun = sale !== emptySale && (sale.lines.length > 0 || sale.buyer.phone !== '');
  const finalTotal = quote?.totals.finalTotal ?? 0;
  const isBeyondLimit = problems.some(({ reason }) =>
    ['DISCOUNT_ABOVE_LIMIT', 'DISCOUNT_NOT_YOURS', 'APPROVER_CANNOT', 'CREDENTIALS_INCORRECT'].includes(
      reason,
    ),
  );
  useUnsavedWork(isBegun);

  useEffect(() => {
    if (isBegun) draft.keep(null, sale);
    else draft.forget();
  }, [draft, isBegun, sale]);

  function pay(method: TenderMethod) {
    if (sale.lines.length === 0) return scan.current?.focus();
    setSale((now) => withPayment(now, method, crypto.getRandomValues(new Uint32Array(2)).join('-')));
  }

  async function park() {
    if (sale.lines.length === 0) return;
    const { name, phone: number } = sale.buyer;
    const first = sale.lines[0]?.name ?? '';
    if (await till.park(name || readablePhone(number) || first)) {
      notify.success(i18n.t('The sale is parked'));
      scan.current?.focus();
    }
  }

  const isCovered = sold !== null || isListing;
  useEffect(() => {
    // The next scan finds its field.
    if (!isCovered) scan.current?.focus();
  }, [isCovered]);

  useTillKeys({
    F2: () => scan.current?.focus(),
    F3: () => phone.current?.focus(),
    F4: () => setReducing((now) => !now),
    F6: () => void park(),
    F7: () => setListing(true),
    [PAYMENT_KEYS.CASH]: () => pay('CASH'),
    [PAYMENT_KEYS.CARD]: () => pay('CARD'),
    [PAYMENT_KEYS.BANK_TRANSFER]: () => pay('BANK_TRANSFER'),
  });

  return (
    <AdminPage
      title={i18n.t('Counter sale')}
      subtitle={<Today />}
      actions={
        <>
          {locations.length > 0 && (
            <Select
              native
              size="small"
              value={locationId ?? ''}
              onChange={({ target }) => choose(target.value)}
              input={<OutlinedInput />}
              inputProps={{ 'aria-label': i18n.t('Location of this till') }}
            >
              <option value="">{i18n.t('Any location')}</option>
              {locations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          <Button variant="outlined" disabled={sale.lines.length === 0} onClick={() => void park()}>
            {i18n.t('Park (F6)')}
          </Button>
          <Button variant="outlined" onClick={() => setListing(true)}>
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
        <Panel title={i18n.t('Items')}>
          <ScanField
            field={scan}
            onAdd={(product, variant) => setSale((now) => withPiece(now, product, variant))}
            onEmpty={() => sale.lines.length > 0 && sale.payments.length === 0 && pay('CASH')}
          />
          <TillLines sale={sale} quote={quote} onChange={setSale} />
          {sale.lines.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, alignItems: 'start' }}>
              <Button variant="outlined" aria-expanded={isReducing} onClick={() => setReducing(!isReducing)}>
                {i18n.t('Discount on the whole (F4)')}
              </Button>
              <Box sx={{ width: 200 }}>
                <TillField
                  label={i18n.t('Coupon code')}
                  value={sale.couponCode}
                  help={
                    quote?.errors.find(({ field }) => field === 'couponCode')?.message ??
                    (quote?.unusedCoupon && i18n.t('Another discount takes off more.'))
                  }
                  onChange={(couponCode) => setSale({ ...sale, couponCode })}
                />
              </Box>
              {quote && quote.discountLimit !== null && (
                <Typography variant="caption" color="textSecondary">
                  {i18n.t('Your limit: {percent}%, here {amount}', {
                    percent: quote.discountLimitPercent ?? 0,
                    amount: formatNpr(quote.discountLimit),
                  })}
                </Typography>
              )}
            </Box>
          )}
          {isReducing && (
            <DiscountFields
              discount={sale.discount}
              onChange={(discount) => {
                setSale({ ...sale, discount });
                setReducing(false);
                scan.current?.focus();
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
                  couponName={
                    quote.coupon &&
                    couponTitle(i18n.locale, {
                      couponName: quote.coupon.name,
                      couponNameNe: quote.coupon.nameNe,
                    })
                  }
                />
              )}
              {quote?.isBankOnly && (
                <FormAlert severity="info">
                  {i18n.t('From NPR 10,00,000 the law wants the money from a bank account.')}
                </FormAlert>
              )}
              <PaymentPanel sale={sale} finalTotal={finalTotal} onPay={pay} onChange={setSale} />
              {problems.map(({ reason, message }) => (
                <FormAlert key={reason + message}>{message}</FormAlert>
              ))}
              {isBeyondLimit && <ApprovalFields onApprove={(approval) => void till.sell(approval)} />}
              <Button
                type="submit"
                variant="contained"
                size="large"
                // A browser drops Enter where the button is off; a total that has changed is refused by the server.
                disabled={!quote}
                loading={till.isSelling}
                sx={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {quote ? i18n.t('Sell · {total} (Enter)', { total: formatNpr(finalTotal) }) : i18n.t('Sell')}
              </Button>
            </Stack>
          </Panel>
          <Panel title={i18n.t('Customer')}>
            <BuyerPanel sale={sale} quote={quote} phoneField={phone} onChange={setSale} />
          </Panel>
          <Panel title={i18n.t('Handed over')}>
            <HandoverFields sale={sale} onChange={(fields) => setSale((now) => ({ ...now, ...fields }))} />
          </Panel>
        </Stack>
      </Box>
      {isListing && (
        <ParkedSales
          onClose={() => setListing(false)}
          onTakeUp={(content) => {
            setSale({ ...emptySale, ...(content as Partial<TillSale>) });
            setListing(false);
          }}
        />
      )}
      {sold && <SoldDialog order={sold} onClose={till.begin} />}
    </AdminPage>
  );
}

/** What this salesperson has taken today. */
function Today() {
  const { i18n } = useLingui();
  const { data } = useTillDayQuery({ fetchPolicy: 'cache-and-network' });
  const day = data?.counterDay;
  if (!day) return i18n.t('Sell in the store or over the phone, at shop prices and from shop stock.');
  return i18n.t(
    'Today: {count, plural, one {# sale} other {# sales}} · cash {cash} · card {card} · transfer {transfer}',
    {
      count: day.sales,
      cash: formatNpr(day.cash),
      card: formatNpr(day.card),
      transfer: formatNpr(day.transfer),
    },
  );
}
