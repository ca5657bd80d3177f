import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { type CatalogQuery, formatCatalogUrl, parseCatalogUrl } from './catalogUrl.ts';

/** The list's state lives in the address; changing it is a step that Back undoes. */
export function useCatalogQuery(): [query: CatalogQuery, show: (query: CatalogQuery) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseCatalogUrl(params), [params]);
  const show = useCallback(
    (next: CatalogQuery) =>
      void navigate(paths.products(formatCatalogUrl(next)), { preventScrollReset: true }),
    [navigate],
  );
  return [query, show];
}
