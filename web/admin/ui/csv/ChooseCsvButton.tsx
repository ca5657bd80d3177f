import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

export interface ChooseCsvButtonProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  label: string;
  onPick: (file: File) => void;
}

/** Workbooks and PDF files can also be chosen. They are rejected with advice. */
const ACCEPTED_TYPES = '.csv,.tsv,.tab,.txt,.xls,.xlsx,.ods,.pdf,text/csv,text/plain';

/** Button that opens a CSV file. */
export function ChooseCsvButton({ label, onPick, ...buttonProps }: ChooseCsvButtonProps) {
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...buttonProps} onClick={() => fileInput.current?.click()}>
        {label}
      </Button>
      <input
        ref={fileInput}
        type="file"
        accept={ACCEPTED_TYPES}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allows the same file to be chosen again after it has been edited.
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
