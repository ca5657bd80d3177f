import { FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';

export interface TillFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  help?: ReactNode;
  isInvalid?: boolean;
  type?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  field?: RefObject<HTMLInputElement | null>;
  autoFocus?: boolean;
  isRequired?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Attributes of the input element, such as an ARIA role. */
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
}

/** Text field of the till with its label above. Enter submits the form. */
export function TillField({
  label,
  value,
  onChange,
  help,
  isInvalid: hasError,
  field,
  isRequired,
  htmlInput,
  ...input
}: TillFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth size="small" error={hasError} required={isRequired}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        size="small"
        inputRef={field}
        value={value}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ input: { ...htmlInput, 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`}>{help}</FormHelperText>
    </FormControl>
  );
}
