import { type Location_AllFragment, useLocationsQuery } from './Locations.generated.ts';

/** Returns the active locations in the order in which orders take stock from them; undefined until loaded. */
export function useLocations(): { locations: Location_AllFragment[] | undefined; error: unknown } {
  const { data, error } = useLocationsQuery({ fetchPolicy: 'cache-and-network' });
  return { locations: data?.locations, error };
}

/** Converts locations into options. */
export function toOptions(locations: readonly Pick<Location_AllFragment, 'id' | 'name'>[] | undefined) {
  return locations?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}
