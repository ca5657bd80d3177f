import ClearOutlined from 'icon:outline-clear';
import SearchOutlined from 'icon:outline-search';
import { useLingui } from '@lingui/react';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDestination } from '#web/ui/navigation/useDestination.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { LIST_SEARCH } from '../layout/useAdminShortcuts.ts';

const TYPING_PAUSE_MS = 300;

export interface ListSearchProps {
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
}

/**
 * Searches while it is typed. What the address says in the meantime, by Back or a view, it takes over; what is typed while
 * another tab is on its way belongs to that tab, and waits for it.
 */
export function ListSearch({ placeholder, value, onChange }: ListSearchProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const { pathname, search: address } = useLocation();
  const destination = useDestination();
  // Which address was meant when something was typed last.
  const [typedFor, setTypedFor] = useState(address);
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim() && typedFor !== address) setText(value);
  }
  const settled = useDebounced(text.trim(), TYPING_PAUSE_MS);
  const search = useEffectEvent((words: string, shown: string) => {
    // Whoever is on the way elsewhere is not called back; it is searched for there, once that is shown.
    if (destination().pathname !== pathname || destination().search !== shown) return;
    if (words !== value && words === text.trim()) onChange(words);
  });
  // Once more for another address, which what was typed may have waited for.
  useEffect(() => search(settled, address), [settled, address]);

  return (
    <OutlinedInput
      id={LIST_SEARCH}
      type="search"
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => {
        setText(target.value);
        setTypedFor(destination().search);
      }}
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
