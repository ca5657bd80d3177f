import { useMay } from '#web/session/useMay.ts';
import type { ListDefinition } from './listDefinition.ts';

/** A list with what the viewer may do with its rows alone: without anything, no row can be chosen. */
export function usePermitted<Row>(definition: ListDefinition<Row>): ListDefinition<Row> {
  const may = useMay();
  const { bulkActions, bulkLinks, exportFilter, ...rest } = definition;
  const allowed = bulkActions?.filter(({ needs }) => !needs || may(needs)) ?? [];
  const links = bulkLinks?.filter(({ needs }) => needs.some(may)) ?? [];
  return {
    ...rest,
    ...(allowed.length + links.length > 0 && { bulkActions: allowed, bulkLinks: links }),
    ...(exportFilter && may('exportLists') && { exportFilter }),
  };
}
