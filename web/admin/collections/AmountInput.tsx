import { useState } from 'react';
import { readNumber } from '#domain/text/readNumber.ts';
import { LabelledInput } from '../list/LabelledInput.tsx';

export interface AmountInputProps {
  label: string;
  /** In the smallest unit. */
  value: number | null;
  /** How many of those make one of what is typed. */
  unit?: number;
  onChange: (value: number | null) => void;
}

/** A number of a condition, as it is typed for as long as it says the same. */
export function AmountInput({ label, value, unit = 1, onChange }: AmountInputProps) {
  const [text, setText] = useState('');
  const toValue = (typed: string) => {
    const number = readNumber(typed);
    return number === undefined || Number.isNaN(number) ? null : Math.round(number * unit);
  };
  return (
    <LabelledInput
      label={label}
      type="decimal"
      value={toValue(text) === value ? text : value === null ? '' : String(value / unit)}
      onChange={(typed) => {
        setText(typed);
        onChange(toValue(typed));
      }}
    />
  );
}
