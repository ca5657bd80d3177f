import { METALS } from '#domain/catalog/metals.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { type Rates_RateFragment, usePublishMetalRateMutation } from './Rates.generated.ts';
import { enteredRates, type RateValues, toPublish } from './rateValues.ts';

export interface PublishedRate {
  rate: Rates_RateFragment;
  jobId: string;
}

export interface PublishResult {
  rates: PublishedRate[];
  /** Problems, by form field. */
  errors: UserError[];
}

/** Publishes the rates of a form, one metal after the other. If one is refused, the other is still published. */
export function usePublishRates(): (values: RateValues) => Promise<PublishResult> {
  const [publish] = usePublishMetalRateMutation();
  return async (values) => {
    const entered = enteredRates(values);
    const published: PublishResult = { rates: [], errors: [] };
    for (const metal of METALS) {
      const perTola = entered[metal];
      if (perTola === undefined) continue;
      const { data } = await publish({ variables: { input: toPublish(metal, perTola, values) } });
      const { rate, jobId, errors = [] } = data?.publishMetalRate ?? {};
      if (rate && jobId) published.rates.push({ rate, jobId });
      published.errors.push(
        ...errors.map((error) => (error.field === 'perTola' ? { ...error, field: metal } : error)),
      );
    }
    return published;
  };
}
