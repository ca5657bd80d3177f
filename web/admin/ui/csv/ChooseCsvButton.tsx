import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

export interface ChooseCsvButtonProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  label: string;
  onPick: (file: File) => void;
}

/** Workbooks and PDF files can also be chosen. They are rejected with advice. */
const ACCEPTED = '.csv,.tsv,.tab,.txt,.xls,.xlsx,.ods,.pdf,text/csv,text/plain';

/** Button that opens a CSV file. */
export function ChooseCsvButton({ label, onPick, ...look }: ChooseCsvButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allows the same file to be chosen again after a change.
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
