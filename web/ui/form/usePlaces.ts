import { useEffect, useState } from 'react';
import type { Places } from '#domain/customers/places.ts';

/** All places of Nepal; null until they are loaded, which only the address form asks for. */
export function usePlaces() {
  const [places, setPlaces] = useState<Places | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
  useEffect(() => {
    let isWanted = true;
    import('#domain/customers/nepal-places.json')
      .then((list) => isWanted && setPlaces(list.default))
      .catch(() => isWanted && setFailures((count) => count + 1));
    return () => {
      isWanted = false;
    };
  }, [tries]);

  return { places, hasFailed: !places && failures > tries, retry: () => setTries(failures) };
}
