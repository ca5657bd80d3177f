import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

export interface ChooseSheetProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  label: string;
  onPick: (file: File) => void;
}

/** Workbooks and PDF files can be chosen too: they are refused with what to do. */
const ACCEPTED = '.csv,.tsv,.tab,.txt,.xls,.xlsx,.ods,.pdf,text/csv,text/plain';

/** A button that takes a CSV file. */
export function ChooseSheet({ label, onPick, ...look }: ChooseSheetProps) {
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
          // The same file can be chosen again once it was changed.
          event.target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
