import { readPlace } from '#domain/customers/places.ts';
import {
  type SavedAddress as ReadAddress,
  savedAddressSchema,
} from '#domain/customers/savedAddressSchema.ts';
import { type InputIssue, InvalidInput, parseInput } from '#domain/errors/problems.ts';
import type { SavedAddress } from '#graph/prisma/generated/client.ts';
import type { CreateAddressInput, UpdateAddressInput } from '#graph/schema/schema.generated.ts';
import { nepalPlaces } from '../nepalPlaces.ts';

/** Stored fields of an address. */
export type AddressFields = Omit<SavedAddress, 'id' | 'userId' | 'defaultOfId' | 'createdAt' | 'updatedAt'>;

/** Validates an address with the rules of the checkout. Throws InvalidInput with all problems. */
export function readAddress(input: CreateAddressInput | AddressFields): AddressFields {
  const place = toPlace(input);
  const issues = 'message' in place ? [place] : [];
  const { label = null, ward = null, landmark = null, ...fields } = parseAddress(input, issues);
  if ('message' in place) throw new InvalidInput(issues);
  return { ...fields, label, ward, landmark, ...place };
}

/** Applies the input to a saved address. Omitted fields stay unchanged. */
export function applyAddressInput(saved: SavedAddress, input: UpdateAddressInput): AddressFields {
  const definedEntries = Object.entries(input).filter(([, value]) => value !== undefined);
  return readAddress({ ...saved, ...Object.fromEntries(definedEntries) });
}

/** Validates the input with the address form's schema. Its issues come before the others, one for each field. */
function parseAddress(
  input: CreateAddressInput | AddressFields,
  otherIssues: readonly InputIssue[],
): ReadAddress {
  try {
    return parseInput(savedAddressSchema, input);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const fields = new Set(error.issues.map(({ field }) => field));
    throw new InvalidInput([...error.issues, ...otherIssues.filter(({ field }) => !fields.has(field))]);
  }
}

/**
 * Replaces null with an empty string, because an update may send null for required fields. The form's schema then
 * reports the error.
 */
function toPlace({ province, district, municipality, ward }: CreateAddressInput | AddressFields) {
  return readPlace(nepalPlaces, {
    province: province ?? '',
    district: district ?? '',
    municipality: municipality ?? '',
    ward,
  });
}
