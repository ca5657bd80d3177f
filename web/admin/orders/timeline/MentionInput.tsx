import { useLingui } from '@lingui/react';
import {
  Box,
  FormControl,
  FormHelperText,
  FormLabel,
  MenuItem,
  MenuList,
  OutlinedInput,
  Paper,
  Popper,
} from '@mui/material';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { findMentionAtCaret, matchMembers } from '#domain/orders/mentions.ts';

export interface MentionInputProps {
  label: string;
  helperText: string;
  value: string;
  members: readonly { id: string; name: string }[];
  onChange: (text: string) => void;
  /** Called on Ctrl+Enter or Command+Enter. */
  onSend: () => void;
}

const MAX_SUGGESTIONS = 6;

/** Text field in which @ suggests staff members. */
export function MentionInput({ label, helperText, value, members, onChange, onSend }: MentionInputProps) {
  const { i18n } = useLingui();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [activeIndex, setActiveIndex] = useState(0);
  const [dismissedPosition, setDismissedPosition] = useState<number | null>(null);
  const typedMention = findMentionAtCaret(value, caret);
  const suggestions =
    typedMention && typedMention.at !== dismissedPosition
      ? matchMembers(members, typedMention.mention).slice(0, MAX_SUGGESTIONS)
      : [];
  const activeMember = suggestions[Math.min(activeIndex, suggestions.length - 1)];

  function insertMention(member: { name: string }) {
    if (!typedMention) return;
    const textBeforeCaret = `${value.slice(0, typedMention.at)}@${member.name} `;
    onChange(textBeforeCaret + value.slice(caret).trimStart());
    setCaret(textBeforeCaret.length);
    setDismissedPosition(typedMention.at);
    requestAnimationFrame(() =>
      field.current?.setSelectionRange(textBeforeCaret.length, textBeforeCaret.length),
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      return onSend();
    }
    if (!activeMember) return;
    if (event.key === 'ArrowDown') setActiveIndex((activeIndex + 1) % suggestions.length);
    else if (event.key === 'ArrowUp')
      setActiveIndex((activeIndex + suggestions.length - 1) % suggestions.length);
    else if (event.key === 'Enter' || event.key === 'Tab') insertMention(activeMember);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      setDismissedPosition(typedMention?.at ?? null);
    } else return;
    event.preventDefault();
  }

  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        multiline
        minRows={2}
        maxRows={10}
        value={value}
        inputRef={field}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart ?? target.value.length);
          setActiveIndex(0);
          setDismissedPosition(null);
        }}
        onSelect={({ target }) => setCaret((target as HTMLTextAreaElement).selectionStart)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            maxLength: 2000,
            'aria-autocomplete': 'list',
            'aria-controls': suggestions.length > 0 ? `${id}-offered` : undefined,
            'aria-activedescendant': activeMember && `${id}-${activeMember.id}`,
            'aria-describedby': `${id}-help`,
          },
        }}
      />
      <FormHelperText id={`${id}-help`}>{helperText}</FormHelperText>
      <Popper
        open={suggestions.length > 0}
        anchorEl={field.current}
        placement="bottom-start"
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper sx={{ border: 1, borderColor: 'divider' }}>
          <MenuList id={`${id}-offered`} role="listbox" aria-label={i18n.t('Staff')} dense>
            {suggestions.map((member) => (
              <MenuItem
                key={member.id}
                id={`${id}-${member.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={member === activeMember}
                selected={member === activeMember}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insertMention(member)}
              >
                <Box component="span">@{member.name}</Box>
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
    </FormControl>
  );
}
