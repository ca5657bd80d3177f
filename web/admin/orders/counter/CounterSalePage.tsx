import { useLingui } from '@lingui/react';
import { Box, Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import { DraftNote } from '#web/admin/drafts/DraftNote.tsx';
import { type Draft, useDraft } from '#web/admin/drafts/useDraft.ts';
import { AdminPage } from '#web/admin/layout/AdminPage.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { TotalsList } from '#web/ui/TotalsList.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { CounterLines } from './CounterLines.tsx';
import {
  type CounterCustomer_CustomerFragment as Customer,
  useCounterQuoteQuery,
} from './CounterSale.generated.ts';
import { CouponInput } from './CouponInput.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { CustomerFinder } from './CustomerFinder.tsx';
import { type CounterLine, lineInputs, withProduct } from './counterLines.ts';
import { type CounterValues, counterResolver, emptyCounter, valuesWith } from './counterValues.ts';
import { HandoverFields } from './HandoverFields.tsx';
import { ProductFinder } from './ProductFinder.tsx';
import { useSell } from './useSell.ts';

type CounterDraft = Draft<null, CounterWork>;

/** What lies on the counter beside the form. */
interface CounterWork {
  values: CounterValues;
  lines: CounterLine[];
  customer: Customer | null;
  couponCode: string;
}

/** An order for somebody who stands at the counter, at the shop's own prices and from its stock. */
export function CounterSalePage() {
  const draft: CounterDraft = useDraft('counterSale');
  return <CounterSale key={draft.round} draft={draft} />;
}

function CounterSale({ draft }: { draft: CounterDraft }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const sell = useSell();
  const left = draft.found?.values;
  const [lines, setLines] = useState<CounterLine[]>(left?.lines ?? []);
  const [customer, setCustomer] = useState<Customer | null>(left?.customer ?? null);
  const [couponCode, setCoupon] = useState(left?.couponCode ?? '');
  const form = useForm<CounterValues>({
    resolver: counterResolver,
    defaultValues: left?.values ?? emptyCounter,
  });
  const values = useWatch({ control: form.control }) as CounterValues;
  const isBegun = lines.length > 0 || form.formState.isDirty;
  useUnsavedWork(isBegun);
  const isTakenAlong = useWatch({ control: form.control, name: 'isTakenAlong' });
  const wanted = { lines: lineInputs(lines), couponCode: couponCode || undefined };
  const quoted = useCounterQuoteQuery({
    variables: { input: { ...wanted, isTakenAlong } },
    skip: lines.length === 0,
    fetchPolicy: 'network-only',
  });
  const quote = lines.length === 0 ? undefined : (quoted.data ?? quoted.previousData)?.quote;
  const couponProblem = quote?.errors.find(({ field }) => field === 'couponCode');
  const isReady = quote !== undefined && !quoted.loading && quote.errors.length === 0;

  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      if (!quote) return [{ message: i18n.t('Add a product first.') }];
      const sale = { ...wanted, customerId: customer?.id, expectedTotal: quote.totals.finalTotal };
      const errors = await sell(values, sale);
      if (errors) await quoted.refetch();
      else {
        draft.forget();
        notify.success(i18n.t('Order created'));
      }
      return errors;
    },
    i18n.t('The sale could not be completed. Please try again.'),
  );

  useEffect(() => {
    if (isBegun) draft.keep(null, { values, lines, customer, couponCode });
  }, [draft, isBegun, values, lines, customer, couponCode]);

  function choose(chosen: Customer | null) {
    setCustomer(chosen);
    if (chosen) form.reset(valuesWith(form.getValues(), chosen));
  }

  return (
    <AdminPage
      title={i18n.t('Counter sale')}
      subtitle={i18n.t('Sell in the store or over the phone, at shop prices and from shop stock.')}
    >
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
            gap: 2,
            alignItems: 'start',
          }}
        >
          <Stack sx={{ gap: 2 }}>
            <DraftNote at={draft.found?.at ?? null} onDiscard={draft.discard} />
            <Panel title={i18n.t('Items')}>
              <Stack sx={{ gap: 2 }}>
                <ProductFinder
                  onAdd={(product, variant) => setLines((now) => withProduct(now, product, variant))}
                />
                <CounterLines lines={lines} quote={quote} onChange={setLines} />
              </Stack>
            </Panel>
            <Panel title={i18n.t('Customer')}>
              <Stack sx={{ gap: 2 }}>
                <CustomerFinder customer={customer} onChoose={choose} />
                <CustomerFields />
              </Stack>
            </Panel>
          </Stack>
          <Panel title={i18n.t('Payment')} sx={{ position: { lg: 'sticky' }, top: { lg: 68 } }}>
            <Stack sx={{ gap: 2 }}>
              <HandoverFields />
              <CouponInput problem={couponProblem?.message} onApply={setCoupon} />
              {quote && <TotalsList totals={quote.totals} couponCode={quote.coupon?.code} />}
              <FormAlert>{problem}</FormAlert>
              <Button
                type="submit"
                variant="contained"
                size="large"
                disabled={!isReady}
                loading={form.formState.isSubmitting}
                sx={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {quote
                  ? i18n.t('Sell · {total}', { total: formatNpr(quote.totals.finalTotal) })
                  : i18n.t('Sell')}
              </Button>
            </Stack>
          </Panel>
        </Box>
      </FormProvider>
    </AdminPage>
  );
}
