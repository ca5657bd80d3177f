import { useMay } from '#web/session/useMay.ts';
import type { ListDefinition } from './listDefinition.ts';

/** A list with what the viewer may do with its rows alone: without anything, no row can be chosen. */
export function usePermitted<Row>(definition: ListDefinition<Row>): ListDefinition<Row> {
  const may = useMay();
  const { bulkActions, exportFilter, ...rest } = definition;
  const allowed = bulkActions?.filter(({ needs }) => !needs || may(needs)) ?? [];
  return {
    ...rest,
    ...(allowed.length > 0 && { bulkActions: allowed }),
    ...(exportFilter && may('exportLists') && { exportFilter }),
  };
}
