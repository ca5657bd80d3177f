import { useState } from 'react';
import { listTillLocations } from '#domain/stock/locations.ts';
import { useLocations } from '#web/admin/stock/locations/useLocations.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';

const KEY = 'till-location';

/** Returns the location of this till: the only shop, or the one chosen on this device. */
export function useTillLocation() {
  const { locations = [] } = useLocations();
  const [storedId, setStoredId] = useState(() => deviceStorage.readText(KEY));
  const tillLocations = listTillLocations(locations);
  const location =
    tillLocations.length > 1 ? tillLocations.find(({ id }) => id === storedId) : tillLocations[0];
  return {
    location,
    places: tillLocations,
    choose: (id: string) => {
      deviceStorage.writeText(KEY, id);
      setStoredId(id);
    },
  };
}
