import { useLingui } from '@lingui/react';
import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  type LocalLevel,
  listDistricts,
  listLocalLevels,
  listProvinces,
  listWards,
  localiseName,
  type PlaceName,
  type Places,
  readKnownParts,
} from '#domain/customers/places.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { FormAlert } from './FormAlert.tsx';
import { SelectInput } from './SelectInput.tsx';
import { usePlaces } from './usePlaces.ts';

const PLACE_PARTS = ['province', 'district', 'municipality', 'ward'] as const;
type Part = (typeof PLACE_PARTS)[number];
type Place = Record<Part, string>;

export interface PlaceFieldsProps {
  /** Prefix of the four field names in the form values. */
  prefix: '' | 'shippingAddress.';
}

const NO_PLACES: Places = { provinces: [] };

/** Province, district, municipality and ward. Changing one resets the levels below it. */
export function PlaceFields({ prefix }: PlaceFieldsProps) {
  const { i18n } = useLingui();
  const { control, setValue } = useFormContext<Place & { shippingAddress: Place }>();
  const { places, hasFailed, retry } = usePlaces();
  const [province, district, municipality, ward] = useWatch({
    control,
    name: [`${prefix}province`, `${prefix}district`, `${prefix}municipality`, `${prefix}ward`],
  });
  const loadedPlaces = places ?? NO_PLACES;

  // Replaces other spellings from a saved address, a draft or autofill with the names in the list.
  useEffect(() => {
    if (!places) return;
    const values = { province, district, municipality, ward };
    const loadedPlaces = readKnownParts(places, values);
    for (const part of PLACE_PARTS) {
      const name = loadedPlaces[part];
      if (name !== undefined && String(name) !== values[part]) setValue(`${prefix}${part}`, String(name));
    }
  }, [places, province, district, municipality, ward, prefix, setValue]);

  const clearLowerPartsOnChange = (part: Part) => ({
    onChange() {
      for (const lowerPart of PLACE_PARTS.slice(PLACE_PARTS.indexOf(part) + 1))
        setValue(`${prefix}${lowerPart}`, '');
    },
  });

  return (
    <>
      {hasFailed && (
        <FormAlert>
          {i18n.t('Couldn’t load the list of places.')}{' '}
          <Button variant="text" size="small" onClick={retry}>
            {i18n.t('Try again')}
          </Button>
        </FormAlert>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
        <SelectInput
          control={control}
          name={`${prefix}province`}
          rules={clearLowerPartsOnChange('province')}
          label={i18n.t('Province')}
          placeholder={places ? i18n.t('Choose') : i18n.t('Loading…')}
          options={listProvinces(loadedPlaces).map(toOptions(i18n.locale))}
          autoComplete="shipping address-level1"
        />
        <SelectInput
          control={control}
          name={`${prefix}district`}
          rules={clearLowerPartsOnChange('district')}
          label={i18n.t('District')}
          placeholder={province ? i18n.t('Choose') : i18n.t('Choose a province first')}
          options={listDistricts(loadedPlaces, province).map(toOptions(i18n.locale))}
          autoComplete="shipping address-level2"
        />
        <SelectInput
          control={control}
          name={`${prefix}municipality`}
          rules={clearLowerPartsOnChange('municipality')}
          label={i18n.t('Municipality')}
          placeholder={district ? i18n.t('Choose') : i18n.t('Choose a district first')}
          options={listLocalLevels(loadedPlaces, province, district).map((level) => ({
            value: level.name,
            label: formatFullName(level, i18n),
          }))}
          autoComplete="shipping address-level3"
        />
        <SelectInput
          control={control}
          name={`${prefix}ward`}
          label={i18n.t('Ward')}
          optional
          placeholder={municipality ? i18n.t('Choose') : i18n.t('Choose a municipality first')}
          options={listWards(loadedPlaces, province, district, municipality).map((ward) => ({
            value: String(ward),
            label: formatPlainNumber(ward, i18n.locale),
          }))}
          autoComplete="shipping address-level4"
        />
      </Box>
    </>
  );
}

function toOptions(locale: string) {
  return (place: PlaceName) => ({ value: place.name, label: localiseName(locale, place) });
}

const KINDS: Record<string, string> = {
  metropolitan: /*i18n*/ '{name} Metropolitan City',
  'sub-metropolitan': /*i18n*/ '{name} Sub-metropolitan City',
  municipality: /*i18n*/ '{name} Municipality',
  'rural-municipality': /*i18n*/ '{name} Rural Municipality',
};

function formatFullName(level: LocalLevel, i18n: ReturnType<typeof useLingui>['i18n']): string {
  return i18n.t(KINDS[level.type] ?? '{name}', { name: localiseName(i18n.locale, level) });
}
