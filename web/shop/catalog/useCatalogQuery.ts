import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { type CatalogQuery, formatCatalogUrl, parseCatalogUrl } from './catalogUrl.ts';

/** Keeps the list's state in the URL. Each change adds a history entry, so Back undoes it. */
export function useCatalogQuery(): [query: CatalogQuery, show: (query: CatalogQuery) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const showsTax = useShowsTax();
  const currentQuery = useMemo(() => parseCatalogUrl(params, showsTax), [params, showsTax]);
  // Shows the requested query immediately, before the URL has changed.
  const [requestedState, setRequestedState] = useState({ from: params, query: currentQuery });

  const showQuery = useCallback(
    (query: CatalogQuery) => {
      setRequestedState({ from: params, query });
      void navigate(paths.products(formatCatalogUrl(query)), { preventScrollReset: true });
    },
    [navigate, params],
  );
  return [requestedState.from === params ? requestedState.query : currentQuery, showQuery];
}
