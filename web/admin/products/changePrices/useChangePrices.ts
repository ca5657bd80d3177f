import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { readNumber } from '#domain/text/readNumber.ts';
import type { ListState } from '#web/admin/list/state/listUrl.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { toProductFilter } from '../toProductFilter.ts';
import { type ChangePricesMutation, useChangePricesMutation } from './ChangePrices.generated.ts';
import type { PriceChange } from './PriceChangeFields.tsx';

type PricesPayload = ChangePricesMutation['changePrices'];

/** Previews a price change, then applies the previewed change. */
export function useChangePrices(form: UseFormReturn<PriceChange>, list: ListState) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [changePrices, { loading }] = useChangePricesMutation({ fetchPolicy: 'no-cache' });
  const [preview, setPreview] = useState<{ inputKey: string; answer: PricesPayload } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const key = JSON.stringify([useWatch({ control: form.control }), list.filter, list.search]);
  // A preview is outdated once the input has changed.
  const currentPreview = preview?.inputKey === key ? preview.answer : null;

  async function run({ part, way, amount, roundTo }: PriceChange, dryRun: boolean) {
    setProblem(null);
    const number = readNumber(amount);
    if (number === undefined || Number.isNaN(number)) {
      form.setError('amount', { message: 'Enter an amount or percentage.' }, { shouldFocus: true });
      return;
    }
    const input = {
      filter: toProductFilter(list),
      part,
      way,
      amount: number,
      roundTo: part === 'MAKING_PERCENT' ? undefined : (readNumber(roundTo) ?? 1),
      dryRun,
      expected: dryRun ? undefined : currentPreview?.pieces,
    };
    try {
      const { data } = await changePrices({
        variables: { input },
        update: (cache) => !dryRun && cache.evict({ fieldName: 'adminProducts' }),
      });
      const payload = data?.changePrices;
      if (!payload || payload.pieces === null) {
        setPreview(null);
        setProblem(showUserErrors(form, payload?.errors ?? [])[0]?.message ?? null);
      } else if (dryRun) setPreview({ inputKey: key, answer: payload });
      else {
        setPreview(null);
        notify.success(
          i18n.t('{count, plural, one {# price changed} other {# prices changed}}', {
            count: payload.pieces,
          }),
        );
      }
    } catch (error) {
      setProblem(getServerMessage(error) ?? i18n.t('Could not change the prices. Try again.'));
    }
  }

  return {
    previewChange: form.handleSubmit((values) => run(values, true)),
    change: form.handleSubmit((values) => run(values, false)),
    shown: currentPreview,
    problem,
    loading,
  };
}
