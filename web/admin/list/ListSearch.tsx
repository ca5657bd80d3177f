import ClearOutlined from 'icon:outline-clear';
import SearchOutlined from 'icon:outline-search';
import { useLingui } from '@lingui/react';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LIST_SEARCH } from '#web/admin/screen/useAdminShortcuts.ts';
import { useDestination } from '#web/ui/navigation/useDestination.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';

const TYPING_PAUSE_MS = 300;

export interface ListSearchProps {
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
}

/** What was typed, until the list is asked for something else. */
interface Typed {
  text: string;
  /** The address that it was typed for: the one that was gone to by then. */
  under: string;
  /** Whether the list was asked for it. */
  isAsked: boolean;
}

/**
 * Searches while it is typed. What the list is asked for in the meantime, by Back, a view or “Show all”, it takes over;
 * what is typed while another tab is on its way belongs to that tab, and waits for it.
 */
export function ListSearch({ placeholder, value, onChange }: ListSearchProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<Typed | null>(null);
  const { pathname, search: address } = useLocation();
  const destination = useDestination();
  const text = typed && holds(typed) ? typed.text : value;
  const settled = useDebounced(typed, TYPING_PAUSE_MS);
  const ask = useEffectEvent((rested: Typed | null, shown: string) => {
    if (!rested || rested !== typed || rested.isAsked || rested.under !== shown) return;
    // Whoever is on the way elsewhere is not called back; it is searched for there, once that is shown.
    if (destination().pathname !== pathname || destination().search !== shown) return;
    setTyped({ ...rested, isAsked: true });
    const words = rested.text.trim();
    if (words !== value) onChange(words);
  });
  // Once more for another address, which what was typed may have waited for.
  useEffect(() => ask(settled, address), [settled, address]);

  function holds({ text: words, under, isAsked }: Typed): boolean {
    return isAsked ? words.trim() === value : under === address || under === destination().search;
  }

  function type(words: string) {
    setTyped({ text: words, under: destination().search, isAsked: false });
  }

  return (
    <OutlinedInput
      id={LIST_SEARCH}
      type="search"
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => type(target.value)}
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
            onClick={() => type('')}
            edge="end"
          >
            <ClearOutlined fontSize="small" />
          </IconButton>
        )
      }
      slotProps={{ input: { 'aria-label': placeholder, maxLength: 100 } }}
      sx={{
        width: { xs: 1, sm: 300, lg: 380 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}
