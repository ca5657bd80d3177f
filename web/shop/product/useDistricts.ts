import { useEffect, useState } from 'react';

/** The names of all districts in order; empty until the list has come, as only this small part of the page needs it. */
export function useDistricts(): string[] {
  const [districts, setDistricts] = useState<string[]>([]);

  useEffect(() => {
    let isGone = false;
    void import('#domain/places/nepal-places.json').then(({ default: places }) => {
      const names = places.provinces.flatMap((province) => province.districts.map(({ name }) => name));
      if (!isGone) setDistricts(names.toSorted((a, b) => a.localeCompare(b)));
    });
    return () => {
      isGone = true;
    };
  }, []);

  return districts;
}
