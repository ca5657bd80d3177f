import { useState } from 'react';
import { tillLocations } from '#domain/stock/locations.ts';
import { useLocations } from '#web/admin/stock/locations/useLocations.ts';
import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'till-location';

/** At which location this till stands: the only shop or, of several, the one that was chosen on this device. */
export function useTillLocation() {
  const { locations = [] } = useLocations();
  const [kept, setKept] = useState(() => onDevice.readText(KEY));
  const places = tillLocations(locations);
  const place = places.length > 1 ? places.find(({ id }) => id === kept) : places[0];
  return {
    place,
    places,
    choose: (id: string) => {
      onDevice.writeText(KEY, id);
      setKept(id);
    },
  };
}
