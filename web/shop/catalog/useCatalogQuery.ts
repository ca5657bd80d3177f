import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { type CatalogQuery, formatCatalogUrl, parseCatalogUrl } from './catalogUrl.ts';

/** The list's state lives in the address; changing it is a step that Back undoes. */
export function useCatalogQuery(): [query: CatalogQuery, show: (query: CatalogQuery) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const showsTax = useShowsTax();
  const current = useMemo(() => parseCatalogUrl(params, showsTax), [params, showsTax]);
  // What was asked for shows at once, and not only when the address has followed.
  const [asked, setAsked] = useState({ from: params, query: current });

  const show = useCallback(
    (query: CatalogQuery) => {
      setAsked({ from: params, query });
      void navigate(paths.products(formatCatalogUrl(query)), { preventScrollReset: true });
    },
    [navigate, params],
  );
  return [asked.from === params ? asked.query : current, show];
}
