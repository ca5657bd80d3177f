import { useState } from 'react';
import { listTillLocations } from '#domain/stock/locations.ts';
import { useLocations } from '#web/admin/stock/locations/useLocations.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';

const KEY = 'till-location';

/** Returns the location of this till: the only shop, or the one chosen on this device. */
export function useTillLocation() {
  const { locations = [] } = useLocations();
  const [storedId, setStoredId] = useState(() => deviceStorage.readText(KEY));
  const places = listTillLocations(locations);
  const location = places.length > 1 ? places.find(({ id }) => id === storedId) : places[0];
  return {
    location,
    places,
    choose: (id: string) => {
      deviceStorage.writeText(KEY, id);
      setStoredId(id);
    },
  };
}
