import { Button, Stack } from '@mui/material';

export interface ChoiceRowProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; text: string; lang?: string }[];
  selectedValue: Value;
  onChoose: (value: Value) => void;
}

/** Row of choices with the selected one underlined. */
export function ChoiceRow<Value extends string>({
  label,
  choices,
  selectedValue,
  onChoose,
}: ChoiceRowProps<Value>) {
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ mx: -1.5 }}>
      {choices.map(({ value, text, lang }) => (
        <Button
          key={value}
          lang={lang}
          variant="text"
          color="inherit"
          aria-pressed={value === selectedValue}
          onClick={() => onChoose(value)}
          sx={{
            minWidth: 0,
            fontSize: '0.875rem',
            color: 'text.secondary',
            '&[aria-pressed=true]': {
              color: 'text.primary',
              textDecoration: 'underline',
              textUnderlineOffset: '0.3em',
            },
          }}
        >
          {text}
        </Button>
      ))}
    </Stack>
  );
}
