import { useState } from 'react';

interface FieldError {
  field?: string | null;
  message: string;
}

/** A reference that another payment has, as the store found out when it was sent. */
export function useNotedReference() {
  const [noted, setNoted] = useState<string | null>(null);
  return {
    isNoted: (reference: string) => reference.trim() === noted,
    /** The errors of what was sent; the boxes that confirm are no fields with a line for theirs. */
    learn(errors: readonly FieldError[], reference: string): FieldError[] {
      if (errors.some(({ field }) => field === 'allowDuplicateReference')) setNoted(reference.trim());
      return errors.map((error) => (error.field?.startsWith('allow') ? { message: error.message } : error));
    },
  };
}
