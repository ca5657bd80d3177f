import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

export interface PickedSheet {
  name: string;
  csv: string;
}

export interface ChooseSheetProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  label: string;
  onPick: (sheet: PickedSheet) => void;
}

/** A button that takes in a CSV file. */
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
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again once it was changed.
          event.target.value = '';
          if (file) void readSheet(file).then(onPick);
        }}
      />
    </>
  );
}

export async function readSheet(file: File): Promise<PickedSheet> {
  return { name: file.name, csv: await file.text() };
}
