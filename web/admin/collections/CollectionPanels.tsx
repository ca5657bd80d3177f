import { useLingui } from '@lingui/react';
import { Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { MEMBER_SORTS, type MemberSort } from '#domain/content/collectionRule.ts';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { PictureInput } from '../content/PictureInput.tsx';
import { PublicationFields } from '../content/publicationTexts.tsx';
import { Panel } from '../ui/Panel.tsx';
import { type CollectionValues, readPicture, readRule } from './collectionValues.ts';
import { MembersEditor } from './MembersEditor.tsx';
import { RuleEditor } from './RuleEditor.tsx';

interface PanelProps {
  control: Control<CollectionValues>;
}

const SORTS: Record<MemberSort, string> = {
  HAND: /*i18n*/ 'Manual',
  FEATURED: /*i18n*/ 'Featured first',
  NEWEST: /*i18n*/ 'Newest first',
  PRICE_ASC: /*i18n*/ 'Lowest price first',
  PRICE_DESC: /*i18n*/ 'Highest price first',
  RATING: /*i18n*/ 'Best rated first',
  POPULAR: /*i18n*/ 'Best-selling first',
};

/** Edits the picture, its focal point and its alt text. */
export function PicturePanel({ control }: PanelProps) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Picture')}>
      <Stack sx={{ gap: 2 }}>
        <Controller
          control={control}
          name="picture"
          render={({ field: { value, onChange } }) => (
            <PictureInput
              picture={readPicture(value)}
              onChange={(picture) => onChange(JSON.stringify(picture))}
            />
          )}
        />
        <TextInput
          control={control}
          name="bannerAlt"
          label={i18n.t('Picture description')}
          helperText={i18n.t(
            'Read aloud by screen readers. If this field is empty, they read the name instead.',
          )}
          optional
          maxLength={240}
        />
        <TextInput
          control={control}
          name="bannerAltNe"
          label={i18n.t('Picture description in Nepali')}
          optional
          lang="ne"
          maxLength={240}
        />
      </Stack>
    </Panel>
  );
}

/** Edits the publication, the URL slug and the search engine texts. */
export function PublicationPanel({ control }: PanelProps) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Publishing')}>
      <Stack sx={{ gap: 2 }}>
        <PublicationFields control={control} />
        <TextInput
          control={control}
          name="slug"
          label={i18n.t('Web address')}
          helperText={i18n.t('The last part of the collection’s web address. Previous addresses still work.')}
          maxLength={80}
        />
        <TextInput
          control={control}
          name="seoTitle"
          label={i18n.t('Title for search engines')}
          optional
          maxLength={80}
        />
        <TextInput
          control={control}
          name="seoTitleNe"
          label={i18n.t('Title for search engines in Nepali')}
          optional
          lang="ne"
          maxLength={80}
        />
        <TextInput
          control={control}
          name="seoDescription"
          label={i18n.t('Description for search engines')}
          optional
          multiline
          maxLength={200}
        />
        <TextInput
          control={control}
          name="seoDescriptionNe"
          label={i18n.t('Description for search engines in Nepali')}
          optional
          multiline
          lang="ne"
          maxLength={200}
        />
      </Stack>
    </Panel>
  );
}

/** Edits the products of a collection, chosen by hand or by rule, and their order. */
export function ProductsPanel({ control, collectionId }: PanelProps & { collectionId: string }) {
  const { i18n } = useLingui();
  const [membership, sort] = useWatch({ control, name: ['membership', 'sort'] });
  const sorts = MEMBER_SORTS.filter((value) => value !== 'HAND' || membership === 'HAND');
  return (
    <Panel title={i18n.t('Products')}>
      <Stack sx={{ gap: 2 }}>
        <Controller
          control={control}
          name="membership"
          render={({ field: { value, onChange } }) => (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={value}
              aria-label={i18n.t('Product selection')}
              onChange={(_event, selectedValue) => selectedValue && onChange(selectedValue)}
            >
              <ToggleButton value="HAND" sx={{ px: 2 }}>
                {i18n.t('Manual')}
              </ToggleButton>
              <ToggleButton value="RULE" sx={{ px: 2 }}>
                {i18n.t('By rule')}
              </ToggleButton>
            </ToggleButtonGroup>
          )}
        />
        <SelectInput
          control={control}
          name="sort"
          label={i18n.t('Sort order')}
          placeholder={null}
          options={sorts.map((value) => ({ value, label: i18n.t(SORTS[value]) }))}
        />
        {membership === 'RULE' ? (
          <Controller
            control={control}
            name="rule"
            render={({ field: { value, onChange }, fieldState }) => (
              <>
                <RuleEditor
                  rule={readRule(value)}
                  sort={sort}
                  onChange={(rule) => onChange(JSON.stringify(rule))}
                />
                {fieldState.error?.message && (
                  <Typography role="alert" color="error">
                    {i18n.t(fieldState.error.message)}
                  </Typography>
                )}
              </>
            )}
          />
        ) : (
          <>
            <Typography variant="body2" color="textSecondary">
              {i18n.t('Changes to the products are saved immediately.')}
            </Typography>
            <MembersEditor collectionId={collectionId} />
          </>
        )}
      </Stack>
    </Panel>
  );
}
