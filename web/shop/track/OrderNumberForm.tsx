import { useLingui } from '@lingui/react';
import { Button, OutlinedInput, Stack } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { getHelperTextId } from '#web/ui/form/helperTextId.ts';

export interface OrderNumberFormProps {
  /** Order number to look up; empty if there is none. */
  number: string;
  onSearch: (number: string) => void;
}

export function OrderNumberForm({ number, onSearch }: OrderNumberFormProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(number);
  const [error, setError] = useState<string>();
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsedNumber = readOrderNumber(text);
    if (parsedNumber) onSearch(parsedNumber);
    else setError(i18n.t('Enter your order number, such as JW-7K2M9QX4TB.'));
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field id={id} label={i18n.t('Order number')} error={error}>
        <Stack direction="row" sx={{ gap: 1 }}>
          <OutlinedInput
            id={id}
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="JW-"
            fullWidth
            slotProps={{
              input: {
                maxLength: 40,
                autoComplete: 'off',
                autoCapitalize: 'characters',
                spellCheck: false,
                enterKeyHint: 'search',
                'aria-describedby': error ? getHelperTextId(id) : undefined,
              },
            }}
          />
          <Button type="submit" variant="contained">
            {i18n.t('Track')}
          </Button>
        </Stack>
      </Field>
    </form>
  );
}
