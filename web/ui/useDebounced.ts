import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for this many ms. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [debouncedValue, setDebouncedValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debouncedValue;
}
