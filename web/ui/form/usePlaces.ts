import { useEffect, useState } from 'react';
import type { Places } from '#domain/customers/places.ts';

/** Returns all places of Nepal; null until loaded. Only address forms load them. */
export function usePlaces() {
  const [places, setPlaces] = useState<Places | null>(null);
  const [failureCount, setFailureCount] = useState(0);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the list again.
  useEffect(() => {
    let isMounted = true;
    import('#domain/customers/nepal-places.json')
      .then((list) => isMounted && setPlaces(list.default))
      .catch(() => isMounted && setFailureCount((count) => count + 1));
    return () => {
      isMounted = false;
    };
  }, [attempt]);

  return { places, hasFailed: !places && failureCount > attempt, retry: () => setAttempt(failureCount) };
}
