import ClearOutlined from 'icon:outline-clear';
import SearchOutlined from 'icon:outline-search';
import { useLingui } from '@lingui/react';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LIST_SEARCH_ID } from '#web/admin/screen/useAdminShortcuts.ts';
import { useDestination } from '#web/ui/navigation/useDestination.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';

const TYPING_PAUSE_MS = 300;

export interface ListSearchProps {
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
}

/** Typed text, used until the list shows a different search. */
interface TypedSearch {
  text: string;
  /** Query string for which the text was typed. During a navigation, this is the query string of the target. */
  sourceQuery: string;
  /** True once the search has been requested. */
  isRequested: boolean;
}

/**
 * Searches as the user types. A search set in the meantime by Back, a view or “Show all” replaces the typed text. Text
 * typed while another tab is loading is searched for in that tab once it is shown.
 */
export function ListSearch({ placeholder, value, onChange }: ListSearchProps) {
  const { i18n } = useLingui();
  const [typedSearch, setTypedSearch] = useState<TypedSearch | null>(null);
  const { pathname, search: address } = useLocation();
  const destination = useDestination();
  const text = typedSearch && isCurrent(typedSearch) ? typedSearch.text : value;
  const debouncedSearch = useDebounced(typedSearch, TYPING_PAUSE_MS);
  const requestSearch = useEffectEvent((settledSearch: TypedSearch | null, currentQuery: string) => {
    if (
      !settledSearch ||
      settledSearch !== typedSearch ||
      settledSearch.isRequested ||
      settledSearch.sourceQuery !== currentQuery
    )
      return;
    // Does not interrupt a pending navigation. The search runs after the target of the navigation is shown.
    if (destination().pathname !== pathname || destination().search !== currentQuery) return;
    setTypedSearch({ ...settledSearch, isRequested: true });
    const searchText = settledSearch.text.trim();
    if (searchText !== value) onChange(searchText);
  });
  // Runs again when the URL changes, because the typed text may be waiting for that change.
  useEffect(() => requestSearch(debouncedSearch, address), [debouncedSearch, address]);

  function isCurrent({ text: searchText, sourceQuery, isRequested }: TypedSearch): boolean {
    return isRequested
      ? searchText.trim() === value
      : sourceQuery === address || sourceQuery === destination().search;
  }

  function type(searchText: string) {
    setTypedSearch({ text: searchText, sourceQuery: destination().search, isRequested: false });
  }

  return (
    <OutlinedInput
      id={LIST_SEARCH_ID}
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
          <IconButton size="small" aria-label={i18n.t('Clear search')} onClick={() => type('')} edge="end">
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
