import { Checkbox, FormControlLabel } from '@mui/material';
import { ChoiceLabel } from './ChoiceLabel.tsx';
import { choiceSx, type FilterCount } from './choice.ts';

export interface MultiChoiceFilterProps<Value extends string> {
  values: readonly Value[];
  selectedValues: readonly Value[];
  counts: FilterCount[] | undefined;
  getLabel: (value: Value) => string;
  onChange: (values: Value[]) => void;
  /** Hides values that no product has instead of showing them with 0. */
  hidesEmpty?: boolean;
}

/** Filter with any number of selected values. */
export function MultiChoiceFilter<Value extends string>({
  values,
  selectedValues,
  counts,
  getLabel,
  onChange,
  hidesEmpty: hidesMissing = false,
}: MultiChoiceFilterProps<Value>) {
  const toCount = (value: Value) => counts && (counts.find((each) => each.value === value)?.count ?? 0);
  const visibleValues = values.filter(
    (value) => !hidesMissing || toCount(value) !== 0 || selectedValues.includes(value),
  );

  return visibleValues.map((value) => {
    const isChosen = selectedValues.includes(value);
    const count = toCount(value);
    return (
      <FormControlLabel
        key={value}
        control={
          <Checkbox
            size="small"
            checked={isChosen}
            onChange={() =>
              onChange(
                isChosen ? selectedValues.filter((each) => each !== value) : [...selectedValues, value],
              )
            }
          />
        }
        label={<ChoiceLabel text={getLabel(value)} count={count} />}
        disabled={count === 0 && !isChosen}
        disableTypography
        sx={choiceSx}
      />
    );
  });
}
