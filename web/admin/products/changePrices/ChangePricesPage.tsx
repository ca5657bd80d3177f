import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { readNumber } from '#domain/text/numbers.ts';
import { AdminPage } from '#web/admin/layout/AdminPage.tsx';
import { FilterBar } from '#web/admin/list/filters/FilterBar.tsx';
import { ListSearch } from '#web/admin/list/ListSearch.tsx';
import { useListState } from '#web/admin/list/useListState.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { productFilter } from '../productFilter.ts';
import { productsList } from '../productsList.tsx';
import { type ChangePricesMutation, useChangePricesMutation } from './ChangePrices.generated.ts';
import { PricesPreview } from './PricesPreview.tsx';
import { priceParts, priceWays } from './priceParts.ts';

interface PricesForm {
  part: keyof typeof priceParts;
  way: keyof typeof priceWays;
  amount: string;
  roundTo: string;
}

type Answer = ChangePricesMutation['changePrices'];

/** Changes the charges or the fixed prices of many pieces, after a look at what comes of it. */
export function ChangePricesPage() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [state, changeState] = useListState(productsList);
  const form = useForm<PricesForm>({
    defaultValues: { part: 'MAKING_PERCENT', way: 'ADD', amount: '', roundTo: '1' },
  });
  const { control } = form;
  const asked = useWatch({ control });
  const [ask, { loading }] = useChangePricesMutation({ fetchPolicy: 'no-cache' });
  const [preview, setPreview] = useState<{ of: string; answer: Answer } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isPercent = asked.part === 'MAKING_PERCENT';
  const key = JSON.stringify([asked, state.filter, state.search]);
  // A preview of something else tells nothing any more.
  const shown = preview?.of === key ? preview.answer : null;

  async function run({ part, way, amount, roundTo }: PricesForm, dryRun: boolean) {
    setProblem(null);
    const number = readNumber(amount);
    if (number === undefined || Number.isNaN(number)) {
      form.setError('amount', { message: 'Enter an amount or percentage.' }, { shouldFocus: true });
      return;
    }
    const input = {
      filter: productFilter(state),
      part,
      way,
      amount: number,
      roundTo: part === 'MAKING_PERCENT' ? undefined : (readNumber(roundTo) ?? 1),
      dryRun,
      expected: dryRun ? undefined : shown?.pieces,
    };
    try {
      const { data } = await ask({
        variables: { input },
        update: (cache) => !dryRun && cache.evict({ fieldName: 'adminProducts' }),
      });
      const answer = data?.changePrices;
      if (!answer || answer.pieces === null) {
        setPreview(null);
        setProblem(showUserErrors(form, answer?.errors ?? [])[0] ?? null);
      } else if (dryRun) setPreview({ of: key, answer });
      else {
        setPreview(null);
        notify.success(
          i18n.t('{count, plural, one {# price changed} other {# prices changed}}', { count: answer.pieces }),
        );
      }
    } catch (error) {
      setProblem(serverMessage(error) ?? i18n.t('The prices could not be changed. Please try again.'));
    }
  }

  return (
    <AdminPage title={i18n.t('Change prices')}>
      <Stack sx={{ gap: 2 }}>
        <Panel title={i18n.t('Products')}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <ListSearch
              placeholder={i18n.t('Name, SKU, metal or stone')}
              value={state.search}
              onChange={(search) => changeState({ search }, { replace: true })}
            />
            <FilterBar
              filters={productsList.filters}
              values={state.filter}
              onChange={(filter) => changeState({ filter })}
            />
          </Stack>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {i18n.t('Without a filter, all products. Archived products stay as they are.')}
          </Typography>
        </Panel>
        <Panel title={i18n.t('What changes')}>
          <form noValidate onSubmit={form.handleSubmit((values) => run(values, true))}>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: { sm: '1fr 1fr', md: '2fr 2fr 1fr 1fr' },
              }}
            >
              <SelectInput
                control={control}
                name="part"
                label={i18n.t('Change')}
                options={Object.entries(priceParts).map(([value, label]) => ({
                  value,
                  label: i18n.t(label),
                }))}
                placeholder={null}
              />
              <SelectInput
                control={control}
                name="way"
                label={i18n.t('Method')}
                options={Object.entries(priceWays).map(([value, { percent, sum }]) => ({
                  value,
                  label: i18n.t(isPercent ? percent : sum),
                }))}
                placeholder={null}
              />
              <TextInput
                control={control}
                name="amount"
                label={i18n.t('Amount')}
                helperText={asked.way === 'SET' ? undefined : i18n.t('Use a minus sign to lower it.')}
                inputMode="text"
              />
              {!isPercent && (
                <SelectInput
                  control={control}
                  name="roundTo"
                  label={i18n.t('Rounded to')}
                  options={['1', '10', '50', '100', '500', '1000'].map((value) => ({
                    value,
                    label: `NPR ${value}`,
                  }))}
                  placeholder={null}
                />
              )}
            </Box>
            <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
              <Button type="submit" variant={shown ? 'outlined' : 'contained'} loading={loading && !shown}>
                {i18n.t('Preview')}
              </Button>
              {shown && (
                <Button
                  variant="contained"
                  loading={loading}
                  disabled={!shown.pieces}
                  onClick={form.handleSubmit((values) => run(values, false))}
                >
                  {i18n.t('{count, plural, one {Change # price} other {Change # prices}}', {
                    count: shown.pieces ?? 0,
                  })}
                </Button>
              )}
            </Stack>
          </form>
        </Panel>
        <FormAlert>{problem && i18n.t(problem)}</FormAlert>
        {shown && <PricesPreview answer={shown} isPercent={isPercent} />}
      </Stack>
    </AdminPage>
  );
}
