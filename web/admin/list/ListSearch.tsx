import ClearOutlined from 'icon:outline-clear';
import SearchOutlined from 'icon:outline-search';
import { useLingui } from '@lingui/react';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIsLeaving } from '#web/ui/navigation/useIsLeaving.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { LIST_SEARCH } from '../layout/useAdminShortcuts.ts';

const TYPING_PAUSE_MS = 300;

export interface ListSearchProps {
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
}

/** Searches while it is typed; what the address says in the meantime, by Back or a view, it takes over. */
export function ListSearch({ placeholder, value, onChange }: ListSearchProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const settled = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const isLeaving = useIsLeaving();
  const search = useEffectEvent((words: string) => {
    if (isLeaving()) return;
    if (words !== value && words === text.trim()) onChange(words);
  });
  useEffect(() => search(settled), [settled]);

  return (
    <OutlinedInput
      id={LIST_SEARCH}
      type="search"
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => setText(target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <IconButton
            size="small"
            aria-label={i18n.t('Clear the search')}
            onClick={() => setText('')}
            edge="end"
          >
            <ClearOutlined fontSize="small" />
          </IconButton>
        )
      }
      slotProps={{ input: { 'aria-label': placeholder, maxLength: 100 } }}
      sx={{
        width: { xs: 1, sm: 300 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}
