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
  selectedIds: readonly string[];
  onChange: (selectedIds: string[]) => void;
}

const NEW_TAG_ID = 'new';

/** Chooses tags by typing. An unknown name creates a tag. */
export function TagPicker({ label, allowsOnlyExisting = false, selectedIds, onChange }: TagPickerProps) {
  const { i18n } = useLingui();
  const autocompleteTexts = useAutocompleteTexts();
  const notify = useNotify();
  const id = useId();
  const { data } = useOrderTagsQuery();
  const [create] = useCreateOrderTagMutation({ refetchQueries: ['OrderTags'], awaitRefetchQueries: true });
  const [typedText, setTypedText] = useState('');
  const [isHighlighted, setHighlighted] = useState(false);
  const tags: readonly Tag[] = data?.orderTags ?? [];
  const value = tags.filter((tag) => selectedIds.includes(tag.id));

  async function selectTags(selection: readonly Tag[]) {
    const newTag = selection.find((tag) => tag.id === NEW_TAG_ID);
    const existingTagIds = selection.filter((tag) => tag.id !== NEW_TAG_ID).map((tag) => tag.id);
    if (!newTag) return onChange(existingTagIds);
    const input = { name: newTag.name, colour: 'PLAIN' as const };
    const payload = (await create({ variables: { input } }).catch(() => null))?.data?.createOrderTag;
    if (payload?.tag) onChange([...existingTagIds, payload.tag.id]);
    else if (payload?.errors[0]) notify.error(payload.errors[0].message);
    return undefined;
  }

  /** Chooses or creates the tag with the typed name on Enter if no option is highlighted. */
  function selectTypedTag(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    const name = typedText.trim();
    if (event.key !== 'Enter' || isHighlighted || name === '') return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    const existingTag = tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase());
    if (!existingTag && allowsOnlyExisting) return;
    setTypedText('');
    if (!existingTag || !selectedIds.includes(existingTag.id))
      void selectTags([...value, existingTag ?? { id: NEW_TAG_ID, name, colour: 'PLAIN' }]);
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
        inputValue={typedText}
        onInputChange={(_event, text, reason) => reason !== 'reset' && setTypedText(text)}
        onHighlightChange={(_event, option) => setHighlighted(Boolean(option))}
        onKeyDown={selectTypedTag}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        filterOptions={(options, { inputValue }) => {
          const inputText = inputValue.trim().toLowerCase();
          const matches = options.filter(({ name }) => name.toLowerCase().includes(inputText));
          const isExisting = tags.some(({ name }) => name.toLowerCase() === inputText);
          if (inputText === '' || isExisting || allowsOnlyExisting) return matches;
          return [...matches, { id: NEW_TAG_ID, name: inputValue.trim(), colour: 'PLAIN' as const }];
        }}
        noOptionsText={
          allowsOnlyExisting ? i18n.t('No matching tag') : i18n.t('Type to create the first tag')
        }
        onChange={(_event, selection) => void selectTags(selection)}
        renderOption={({ key: _key, ...props }, tag) => (
          <li key={tag.id} {...props}>
            {tag.id === NEW_TAG_ID ? i18n.t('Create tag “{name}”', { name: tag.name }) : <TagMark {...tag} />}
          </li>
        )}
        renderValue={(selection) => selection.map((tag) => <TagMark key={tag.id} {...tag} />)}
        renderInput={(params) => <TextField {...params} />}
      />
    </FormControl>
  );
}
