import { Checkbox, FormControlLabel } from '@mui/material';
import { ChoiceLabel } from './ChoiceLabel.tsx';
import { choiceSx, type FilterCount } from './choice.ts';

export interface AnyOfProps<Value extends string> {
  values: readonly Value[];
  selectedValues: readonly Value[];
  counts: FilterCount[] | undefined;
  getLabel: (value: Value) => string;
  onChange: (values: Value[]) => void;
  /** Hides values that no product has instead of showing them with 0. */
  hidesMissing?: boolean;
}

/** Filter with any number of selected values. */
export function MultiChoiceFilter<Value extends string>({
  values,
  selectedValues: chosen,
  counts,
  getLabel: labelOf,
  onChange,
  hidesMissing = false,
}: AnyOfProps<Value>) {
  const toCount = (value: Value) => counts && (counts.find((each) => each.value === value)?.count ?? 0);
  const shown = values.filter((value) => !hidesMissing || toCount(value) !== 0 || chosen.includes(value));

  return shown.map((value) => {
    const isChosen = chosen.includes(value);
    const count = toCount(value);
    return (
      <FormControlLabel
        key={value}
        control={
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={() => onChange(isChosen ? chosen.filter((each) => each !== value) : [...chosen, value])}
          />
        }
        label={<ChoiceLabel text={labelOf(value)} count={count} />}
        disabled={count === 0 && !isChosen}
        disableTypography
        sx={choiceSx}
      />
    );
  });
}
