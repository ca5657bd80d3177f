import { useLingui } from '@lingui/react';
import { Box, Button, FormHelperText, OutlinedInput, Stack } from '@mui/material';
import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import { formatNumber } from '#domain/text/numbers.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { helperTextId } from '#web/ui/form/helperTextId.ts';
import { anyPrice, type CatalogQuery, type PriceBounds, parsePrice } from '../catalogUrl.ts';
import { PRICE_BANDS, priceBandLabel } from '../priceBands.ts';
import { thumbHeight } from './choice.ts';

type Range = Pick<CatalogQuery, 'minPrice' | 'maxPrice'>;

export interface PriceRangeProps extends Range {
  /** True if all prices include tax. */
  withTax: boolean;
  /** Price range of the products; undefined while loading. */
  minAvailable: number | null | undefined;
  maxAvailable: number | null | undefined;
  onChange: (bounds: PriceBounds) => void;
  /** Called when the typed prices become invalid or valid again. */
  onInvalid?: ((isWrong: boolean) => void) | undefined;
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
  minAvailable: lowest,
  maxAvailable: highest,
  onChange,
  onInvalid: onWrong,
}: PriceRangeProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [typedRange, setTypedRange] = useState<TypedRange | null>(null);
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  const amount = (npr: number | null | undefined) =>
    npr === null || npr === undefined ? '' : formatNumber(npr, i18n.locale);
  const displayedRange = typedRange ?? { min: amount(minPrice), max: amount(maxPrice) };
  const error = problem ? i18n.t(problemTexts[problem]) : undefined;

  const report = (rangeProblem: RangeProblem | null) => {
    setProblem(rangeProblem);
    onWrong?.(rangeProblem !== null);
  };
  const type = (part: Partial<TypedRange>) => {
    setTypedRange({ ...displayedRange, ...part });
    report(null);
  };
  const choose = (range: Range) => {
    setTypedRange(null);
    report(null);
    if (range.minPrice === minPrice && range.maxPrice === maxPrice) return;
    const isAny = (range.minPrice ?? range.maxPrice) === null;
    onChange(isAny ? anyPrice : { ...range, pricesWithTax: withTax });
  };
  const apply = () => {
    if (!typedRange) return;
    const rangeProblem = toProblem(typedRange);
    if (rangeProblem) report(rangeProblem);
    else choose({ minPrice: parsePrice(typedRange.min), maxPrice: parsePrice(typedRange.max) });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) apply();
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, mt: 1 }}>
        {(['min', 'max'] as const).map((end) => (
          <Field
            key={end}
            id={`${id}-${end}`}
            label={end === 'min' ? i18n.t('From (NPR)') : i18n.t('To (NPR)')}
          >
            <OutlinedInput
              id={`${id}-${end}`}
              value={displayedRange[end]}
              onChange={(event) => type({ [end]: event.target.value })}
              error={Boolean(error)}
              placeholder={amount(end === 'min' ? lowest : highest)}
              slotProps={{
                input: { inputMode: 'numeric', maxLength: 12, 'aria-describedby': error && helperTextId(id) },
              }}
            />
          </Field>
        ))}
      </Stack>
      {error && (
        <FormHelperText id={helperTextId(id)} error>
          {error}
        </FormHelperText>
      )}
      <button type="submit" hidden />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {PRICE_BANDS.map((band) => {
          const isChosen = band.minPrice === minPrice && band.maxPrice === maxPrice;
          const label = priceBandLabel(i18n, band);
          return (
            <Button
              key={label}
              size="small"
              variant={isChosen ? 'contained' : 'outlined'}
              color={isChosen ? 'secondary' : 'primary'}
              sx={{ px: 1.25, minHeight: thumbHeight }}
              aria-pressed={isChosen}
              onClick={() => choose(isChosen ? { minPrice: null, maxPrice: null } : band)}
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
  const from = parsePrice(min);
  const to = parsePrice(max);
  if ((min.trim() !== '' && from === null) || (max.trim() !== '' && to === null)) return 'notAnAmount';
  return from !== null && to !== null && from > to ? 'crossed' : null;
}
