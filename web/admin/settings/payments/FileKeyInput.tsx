import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { MAX_KEY_LENGTH } from '#domain/payments/providerSchema.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { type FieldInputProps, useField } from '#web/ui/form/useField.ts';

/** Field for a key that is a file; its value is the file in base64. */
export function FileKeyInput<Values extends FieldValues>(field: FieldInputProps<Values> & { label: string }) {
  const { i18n } = useLingui();
  const { fieldProps, inputProps, aria } = useField(field);
  const picker = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);

  async function readFile(file: File | undefined) {
    if (!file) return;
    const value = await toBase64(file);
    setTooLarge(value.length > MAX_KEY_LENGTH);
    if (value.length > MAX_KEY_LENGTH) return;
    setFileName(file.name);
    inputProps.onChange(value);
  }

  return (
    <Field
      {...fieldProps}
      error={isTooLarge ? i18n.t('This file is too large for a certificate.') : fieldProps.error}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', minHeight: 40 }}>
        <Box
          component="input"
          ref={picker}
          type="file"
          accept=".pfx,.p12"
          hidden
          aria-label={i18n.t('File: {name}', { name: field.label })}
          onChange={(event) => {
            const [file] = [...(event.target.files ?? [])];
            event.target.value = '';
            void readFile(file);
          }}
        />
        <Button
          id={fieldProps.id}
          ref={inputProps.inputRef}
          variant="outlined"
          size="small"
          aria-describedby={aria['aria-describedby']}
          onClick={() => picker.current?.click()}
        >
          {i18n.t('Choose a file')}
        </Button>
        {fileName && inputProps.value !== '' && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {fileName}
          </Typography>
        )}
      </Box>
    </Field>
  );
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:.*?,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
