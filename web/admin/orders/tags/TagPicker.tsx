import { useLingui } from '@lingui/react';
import { Autocomplete, FormControl, FormLabel, TextField } from '@mui/material';
import { type KeyboardEvent, useId, useState } from 'react';
import type { OrderTags_TagFragment as Tag } from '#web/admin/order/Order.generated.ts';
import { useAutocompleteTexts } from '#web/admin/ui/useAutocompleteTexts.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useCreateOrderTagMutation, useOrderTagsQuery } from './OrderTags.generated.ts';
import { TagMark } from './TagMarks.tsx';

export interface TagPickerProps {
  label?: string;
  /** True if only existing tags can be chosen. */
  allowsOnlyExisting?: boolean;
  /** Ids of the tags. */
  selectedIds: readonly string[];
  onChange: (selectedIds: string[]) => void;
}

const NEW = 'new';

/** Chooses tags by typing. An unknown name creates a tag. */
export function TagPicker({ label, allowsOnlyExisting: isExistingOnly = false, selectedIds, onChange }: TagPickerProps) {
  const { i18n } = useLingui();
  const autocompleteTexts = useAutocompleteTexts();
  const notify = useNotify();
  const id = useId();
  const { data } = useOrderTagsQuery();
  const [create] = useCreateOrderTagMutation({ refetchQueries: ['OrderTags'], awaitRefetchQueries: true });
  const [typed, setInputText] = useState('');
  const [isHighlighted, setHighlighted] = useState(false);
  const tags: readonly Tag[] = data?.orderTags ?? [];
  const value = tags.filter((tag) => selectedIds.includes(tag.id));

  async function choose(selection: readonly Tag[]) {
    const newTag = selection.find((tag) => tag.id === NEW);
    const existing = selection.filter((tag) => tag.id !== NEW).map((tag) => tag.id);
    if (!newTag) return onChange(existing);
    const input = { name: newTag.name, colour: 'PLAIN' as const };
    const payload = (await create({ variables: { input } }).catch(() => null))?.data?.createOrderTag;
    if (payload?.tag) onChange([...existing, payload.tag.id]);
    else if (payload?.errors[0]) notify.error(payload.errors[0].message);
    return undefined;
  }

  /** Enter chooses or creates the tag of this name if no option is highlighted. */
  function chooseTyped(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    const name = typed.trim();
    if (event.key !== 'Enter' || isHighlighted || name === '') return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    const existing = tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase());
    if (!existing && isExistingOnly) return;
    setInputText('');
    if (!existing || !selectedIds.includes(existing.id))
      void choose([...value, existing ?? { id: NEW, name, colour: 'PLAIN' }]);
  }

  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label ?? i18n.t('Tags')}</FormLabel>
      <Autocomplete
        {...autocompleteTexts}
        id={id}
        multiple
        size="small"
        options={tags}
        value={value}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason !== 'reset' && setInputText(text)}
        onHighlightChange={(_event, option) => setHighlighted(Boolean(option))}
        onKeyDown={chooseTyped}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        filterOptions={(options, { inputValue }) => {
          const inputText = inputValue.trim().toLowerCase();
          const matches = options.filter(({ name }) => name.toLowerCase().includes(inputText));
          const isExisting = tags.some(({ name }) => name.toLowerCase() === inputText);
          if (inputText === '' || isExisting || isExistingOnly) return matches;
          return [...matches, { id: NEW, name: inputValue.trim(), colour: 'PLAIN' as const }];
        }}
        noOptionsText={isExistingOnly ? i18n.t('No matching tag') : i18n.t('Type to create the first tag')}
        onChange={(_event, selection) => void choose(selection)}
        renderOption={({ key: _key, ...props }, tag) => (
          <li key={tag.id} {...props}>
            {tag.id === NEW ? i18n.t('Create tag “{name}”', { name: tag.name }) : <TagMark {...tag} />}
          </li>
        )}
        renderValue={(selection) => selection.map((tag) => <TagMark key={tag.id} {...tag} />)}
        renderInput={(params) => <TextField {...params} />}
      />
    </FormControl>
  );
}
