/** Columns that keep the name from before their field was renamed. */
const FORMER_NAMES: Partial<Record<string, string>> = {
  isEncrypted: 'encrypted',
  isFeatured: 'featured',
  isStaffOnly: 'staff_only',
  includesPersonalData: 'with_personal',
};

/** The column of a Prisma field: its name in small letters with underscores. */
export function toColumn(field: string): string {
  return FORMER_NAMES[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
