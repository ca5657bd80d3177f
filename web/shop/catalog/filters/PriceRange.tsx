import { useLingui } from '@lingui/react';
import { Box, Button, FormHelperText, OutlinedInput, Stack } from '@mui/material';
import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { formatNumber } from '#domain/text/numbers.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { getHelperTextId } from '#web/ui/form/helperTextId.ts';
import { anyPrice, type CatalogQuery, type PriceBounds, parsePrice } from '../catalogUrl.ts';
import { getPriceBandLabel, PRICE_BANDS } from '../priceBands.ts';
import { thumbHeight } from './choice.ts';

type PriceInterval = Pick<CatalogQuery, 'minPrice' | 'maxPrice'>;

export interface PriceRangeProps extends PriceInterval {
  /** True if all prices include tax. */
  withTax: boolean;
  /** Price range of the products; undefined while loading. */
  minAvailable: number | null | undefined;
  maxAvailable: number | null | undefined;
  onChange: (bounds: PriceBounds) => void;
  /** Called when the typed prices become invalid or valid again. */
  onInvalid?: ((isInvalid: boolean) => void) | undefined;
}

interface TypedRange {
  min: string;
  max: string;
}

/** Price filter: two amounts, applied on Enter or blur, and ranges to tap. */
export function PriceRange({
  minPrice,
  maxPrice,
  withTax,
  minAvailable,
  maxAvailable,
  onChange,
  onInvalid,
}: PriceRangeProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [typedRange, setTypedRange] = useState<TypedRange | null>(null);
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  const formatAmount = (npr: number | null | undefined) =>
    npr === null || npr === undefined ? '' : formatNumber(npr, i18n.locale);
  const displayedRange = typedRange ?? { min: formatAmount(minPrice), max: formatAmount(maxPrice) };
  const error = problem ? i18n.t(problemTexts[problem]) : undefined;

  const reportProblem = (rangeProblem: RangeProblem | null) => {
    setProblem(rangeProblem);
    onInvalid?.(rangeProblem !== null);
  };
  const updateTypedRange = (part: Partial<TypedRange>) => {
    setTypedRange({ ...displayedRange, ...part });
    reportProblem(null);
  };
  const applyRange = (range: PriceInterval) => {
    setTypedRange(null);
    reportProblem(null);
    if (range.minPrice === minPrice && range.maxPrice === maxPrice) return;
    const isUnbounded = (range.minPrice ?? range.maxPrice) === null;
    onChange(isUnbounded ? anyPrice : { ...range, pricesWithTax: withTax });
  };
  const applyTypedRange = () => {
    if (!typedRange) return;
    const rangeProblem = toProblem(typedRange);
    if (rangeProblem) reportProblem(rangeProblem);
    else applyRange({ minPrice: parsePrice(typedRange.min), maxPrice: parsePrice(typedRange.max) });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        applyTypedRange();
      }}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) applyTypedRange();
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, mt: 1 }}>
        {(['min', 'max'] as const).map((bound) => (
          <Field
            key={bound}
            id={`${id}-${bound}`}
            label={bound === 'min' ? i18n.t('From (NPR)') : i18n.t('To (NPR)')}
          >
            <OutlinedInput
              id={`${id}-${bound}`}
              value={displayedRange[bound]}
              onChange={(event) => updateTypedRange({ [bound]: event.target.value })}
              error={Boolean(error)}
              placeholder={formatAmount(bound === 'min' ? minAvailable : maxAvailable)}
              slotProps={{
                input: {
                  inputMode: 'numeric',
                  maxLength: 12,
                  'aria-describedby': error && getHelperTextId(id),
                },
              }}
            />
          </Field>
        ))}
      </Stack>
      {error && (
        <FormHelperText id={getHelperTextId(id)} error>
          {error}
        </FormHelperText>
      )}
      <button type="submit" hidden />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {PRICE_BANDS.map((band) => {
          const isSelected = band.minPrice === minPrice && band.maxPrice === maxPrice;
          const label = getPriceBandLabel(i18n, band);
          return (
            <Button
              key={label}
              size="small"
              variant={isSelected ? 'contained' : 'outlined'}
              color={isSelected ? 'secondary' : 'primary'}
              sx={{ px: 1.25, minHeight: thumbHeight }}
              aria-pressed={isSelected}
              onClick={() => applyRange(isSelected ? { minPrice: null, maxPrice: null } : band)}
            >
              {label}
            </Button>
          );
        })}
      </Stack>
    </Box>
  );
}

type RangeProblem = 'notAnAmount' | 'crossed';

const problemTexts: Record<RangeProblem, string> = {
  notAnAmount: /*i18n*/ 'Enter whole rupees, such as 25,000.',
  crossed: /*i18n*/ 'The minimum can’t be higher than the maximum.',
};

function toProblem({ min, max }: TypedRange): RangeProblem | null {
  const minNpr = parsePrice(min);
  const maxNpr = parsePrice(max);
  if ((min.trim() !== '' && minNpr === null) || (max.trim() !== '' && maxNpr === null)) return 'notAnAmount';
  return minNpr !== null && maxNpr !== null && minNpr > maxNpr ? 'crossed' : null;
}
