import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { FilterBar } from '#web/admin/list/filters/FilterBar.tsx';
import { ListSearch } from '#web/admin/list/ListSearch.tsx';
import { useListState } from '#web/admin/list/state/useListState.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { productsList } from '../productsList.tsx';
import { type PriceChange, PriceChangeFields } from './PriceChangeFields.tsx';
import { PricesPreview } from './PricesPreview.tsx';
import { useChangePrices } from './useChangePrices.ts';

/** Changes the making charges or fixed prices of several products, after a preview. */
export function ChangePricesPage() {
  const { i18n } = useLingui();
  const [state, changeState] = useListState(productsList);
  const form = useForm<PriceChange>({
    defaultValues: { part: 'MAKING_PERCENT', way: 'ADD', amount: '', roundTo: '1' },
  });
  const isPercent = useWatch({ control: form.control, name: 'part' }) === 'MAKING_PERCENT';
  const { previewChange, change, shown, problem, loading } = useChangePrices(form, state);

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
            {i18n.t(
              'All products are included unless you apply a filter. Archived products are never changed.',
            )}
          </Typography>
        </Panel>
        <Panel title={i18n.t('Price change')}>
          <form noValidate onSubmit={previewChange}>
            <PriceChangeFields control={form.control} />
            <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
              <Button type="submit" variant={shown ? 'outlined' : 'contained'} loading={loading && !shown}>
                {i18n.t('Preview')}
              </Button>
              {shown && (
                <Button variant="contained" loading={loading} disabled={!shown.pieces} onClick={change}>
                  {i18n.t('{count, plural, one {Change # price} other {Change # prices}}', {
                    count: shown.pieces ?? 0,
                  })}
                </Button>
              )}
            </Stack>
          </form>
        </Panel>
        <FormAlert>{problem && i18n.t(problem)}</FormAlert>
        {shown && <PricesPreview payload={shown} isPercent={isPercent} />}
      </Stack>
    </AdminPage>
  );
}
