import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Autocomplete, OutlinedInput, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useAutocompleteTexts } from '#web/admin/ui/useAutocompleteTexts.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import {
  type FoundSize_ItemFragment as Found,
  SizeByCodeDocument,
  useSizesFoundQuery,
} from './VariantFinder.generated.ts';

export interface VariantFinderProps {
  label: string;
  onFind: (item: Found) => void;
  /** Called with the typed or scanned code. If omitted, the component looks up the code itself. */
  onCodeSubmit?: (code: string) => void;
  autoFocus?: boolean;
}

/**
 * Finds a variant by a scanned SKU followed by Enter, or by name from a list. Calls `onFind` and clears the field for
 * the next variant.
 */
export function VariantFinder({ label, onFind, onCodeSubmit, autoFocus = false }: VariantFinderProps) {
  const { i18n } = useLingui();
  const autocompleteTexts = useAutocompleteTexts();
  const id = useId();
  const client = useApolloClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const search = useDebounced(text.trim(), 250);
  const shouldSearch = search.length >= 2 && text.trim() !== '';
  const { data } = useSizesFoundQuery({
    variables: { search },
    skip: !shouldSearch,
    fetchPolicy: 'network-only',
  });
  const options = shouldSearch ? (data?.stockItems.edges.map(({ node }) => node) ?? []) : [];

  function choose(item: Found) {
    setText('');
    setProblem(undefined);
    onFind(item);
  }

  async function findCode(code: string) {
    if (code.trim() === '') return;
    // Clears the field immediately, because the next scan may arrive before the response.
    setText('');
    if (onCodeSubmit) return onCodeSubmit(code.trim());
    const { data: result } = await client
      .query({ query: SizeByCodeDocument, variables: { code }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (result?.stockItem) onFind(result.stockItem);
    else setProblem(i18n.t('No item matches {code}.', { code: code.trim() }));
  }

  return (
    <Field
      id={id}
      label={label}
      error={problem}
      helperText={i18n.t('Scan or type an SKU and press Enter, or type a name.')}
    >
      <Autocomplete<Found, false, false, true>
        {...autocompleteTexts}
        id={id}
        freeSolo
        size="small"
        clearOnBlur={false}
        options={options}
        filterOptions={(loadedOptions) => loadedOptions}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.sku)}
        getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
        value={null}
        inputValue={text}
        onKeyDown={(event) => {
          // A scanner's Enter must not submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        onInputChange={(_event, newText, reason) => {
          if (reason === 'reset') return;
          setText(newText);
          setProblem(undefined);
        }}
        onChange={(_event, selection) => {
          if (typeof selection === 'string') void findCode(selection);
          else if (selection) choose(selection);
        }}
        slotProps={{ paper: { sx: { border: 1, borderColor: 'divider' } } }}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <Stack sx={{ minWidth: 0 }}>
              <Typography noWrap>
                {formatSizedName(i18n, { name: option.product.name, size: option.size })}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {option.sku}
              </Typography>
            </Stack>
          </li>
        )}
        renderInput={({ size, slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            size={size}
            fullWidth
            autoFocus={autoFocus}
            slotProps={{ input: { ...htmlInput, enterKeyHint: 'done' } }}
          />
        )}
      />
    </Field>
  );
}
