import { useState } from 'react';

interface FieldError {
  field?: string | null;
  message: string;
}

/** Remembers a reference that the server reported as used by another payment. */
export function useDuplicateReference() {
  const [duplicate, setDuplicate] = useState<string | null>(null);
  return {
    isDuplicate: (reference: string) => reference.trim() === duplicate,
    /** Returns the errors that belong to fields; the confirmation checkboxes cannot show errors. */
    rememberDuplicate(errors: readonly FieldError[], reference: string): FieldError[] {
      if (errors.some(({ field }) => field === 'allowDuplicateReference')) setDuplicate(reference.trim());
      return errors.map((error) => (error.field?.startsWith('allow') ? { message: error.message } : error));
    },
  };
}
