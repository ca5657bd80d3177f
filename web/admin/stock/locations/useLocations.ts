import { type Location_AllFragment, useLocationsQuery } from './Locations.generated.ts';

/** The locations in use, in the order in which orders take from them; undefined until they are read. */
export function useLocations(): { locations: Location_AllFragment[] | undefined; error: unknown } {
  const { data, error } = useLocationsQuery({ fetchPolicy: 'cache-and-network' });
  return { locations: data?.locations, error };
}

/** Locations as a choice has them. */
export function toOptions(locations: readonly Pick<Location_AllFragment, 'id' | 'name'>[] | undefined) {
  return locations?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}
