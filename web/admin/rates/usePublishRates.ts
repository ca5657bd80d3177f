import { METALS } from '#domain/catalog/metals.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import { type Rates_RateFragment, usePublishMetalRateMutation } from './Rates.generated.ts';
import { parseRates, type RateValues, toPublishInput } from './rateValues.ts';

export interface PublishedRate {
  rate: Rates_RateFragment;
  jobId: string;
}

export interface PublishResult {
  rates: PublishedRate[];
  /** Problems, by form field. */
  errors: UserError[];
}

/** Publishes the rates of a form, one metal after the other. If one rate is refused, the other is still published. */
export function usePublishRates(): (values: RateValues) => Promise<PublishResult> {
  const [publish] = usePublishMetalRateMutation();
  return async (values) => {
    const typedRates = parseRates(values);
    const publishResult: PublishResult = { rates: [], errors: [] };
    for (const metal of METALS) {
      const perTola = typedRates[metal];
      if (perTola === undefined) continue;
      const { data } = await publish({ variables: { input: toPublishInput(metal, perTola, values) } });
      const { rate, jobId, errors = [] } = data?.publishMetalRate ?? {};
      if (rate && jobId) publishResult.rates.push({ rate, jobId });
      publishResult.errors.push(
        ...errors.map((error) => (error.field === 'perTola' ? { ...error, field: metal } : error)),
      );
    }
    return publishResult;
  };
}
