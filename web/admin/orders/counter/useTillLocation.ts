import { useState } from 'react';
import { useLocations } from '#web/admin/stock/locations/useLocations.ts';
import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'till-location';

/** At which location this till stands: each device keeps its own. With one location alone there is nothing to say. */
export function useTillLocation() {
  const { locations = [] } = useLocations();
  const [kept, setKept] = useState(() => onDevice.readText(KEY));
  const open = locations.filter(({ kind, isMain }) => kind === 'SHOP' || isMain);
  const chosen = open.length > 1 ? open.find(({ id }) => id === kept) : undefined;
  return {
    locationId: chosen?.id,
    locations: open.length > 1 ? open : [],
    choose: (id: string) => {
      onDevice.writeText(KEY, id);
      setKept(id);
    },
  };
}
