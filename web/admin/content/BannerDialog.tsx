import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import {
  type Content_BannerFragment,
  useCreateBannerMutation,
  useUpdateBannerMutation,
} from './Content.generated.ts';
import { type Picture, PictureInput } from './PictureInput.tsx';
import { PublicationFields, toPublication, toPublicationValues } from './publicationTexts.tsx';

interface BannerDialogProps {
  /** Null for a new banner. */
  banner: Content_BannerFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

const TEXTS = [
  'title',
  'titleNe',
  'text',
  'textNe',
  'action',
  'actionNe',
  'link',
  'imageAlt',
  'imageAltNe',
] as const;
type Texts = Record<(typeof TEXTS)[number], string>;

function toValues(banner: Content_BannerFragment | null) {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, banner?.[field] ?? ''])) as Texts;
  const publication = toPublicationValues(
    banner ?? { isPublished: false, publishFrom: null, publishUntil: null },
  );
  return { ...texts, ...publication, place: banner?.place ?? ('HERO' as const) };
}

/** Edits the content, position, link and publication of a banner. */
export function BannerDialog({ banner, onSaved, onClose }: BannerDialogProps) {
  const { i18n } = useLingui();
  const [create] = useCreateBannerMutation();
  const [update] = useUpdateBannerMutation();
  const image = banner?.image;
  const [picture, setPicture] = useState<Picture | null>(
    image ? { uploadId: null, url: image.url, focus: image.focus ?? { x: 50, y: 50 } } : null,
  );
  const isFocusEdited = picture !== null && (image?.focus != null || !isSamePoint(picture.focus));
  const form = useForm({ defaultValues: toValues(banner) });
  const { control, formState, watch } = form;
  const place = watch('place');
  const { submit, problem } = useSubmitForm(
    form,
    async ({ place, isPublished, publishFrom, publishUntil, ...texts }) => {
      const fields = {
        ...texts,
        ...toPublication({ isPublished, publishFrom, publishUntil }),
        place,
        uploadId: picture?.uploadId,
        focus: isFocusEdited ? picture?.focus : null,
      };
      const payload = banner
        ? (await update({ variables: { input: { id: banner.id, version: banner.version, ...fields } } })).data
            ?.updateBanner
        : (await create({ variables: { input: fields } })).data?.createBanner;
      if (!payload?.banner) return payload?.errors ?? [];
      onSaved();
      onClose();
      return undefined;
    },
    i18n.t('Could not save the banner. Try again.'),
  );

  return (
    <FormDialog
      title={banner ? i18n.t('Edit banner') : i18n.t('Add banner')}
      problem={problem}
      submitLabel={i18n.t('Save')}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        control={control}
        name="place"
        label={i18n.t('Placement')}
        placeholder={null}
        options={[
          { value: 'HERO', label: i18n.t('Top of the home page') },
          { value: 'STRIP', label: i18n.t('Announcement bar on every page') },
        ]}
      />
      <TextInput control={control} name="title" label={i18n.t('Title')} maxLength={80} />
      <TextInput
        control={control}
        name="titleNe"
        label={i18n.t('Title in Nepali')}
        optional
        lang="ne"
        maxLength={80}
      />
      <TextInput control={control} name="text" label={i18n.t('Text')} optional multiline maxLength={240} />
      <TextInput
        control={control}
        name="textNe"
        label={i18n.t('Text in Nepali')}
        optional
        multiline
        lang="ne"
        maxLength={240}
      />
      <TextInput
        control={control}
        name="link"
        label={i18n.t('Link address')}
        helperText={i18n.t('A shop page, such as /collections/bridal, or a full URL starting with https://')}
        optional
      />
      <TextInput control={control} name="action" label={i18n.t('Button')} optional maxLength={40} />
      <TextInput
        control={control}
        name="actionNe"
        label={i18n.t('Button in Nepali')}
        optional
        lang="ne"
        maxLength={40}
      />
      {place === 'HERO' && (
        <>
          <PictureInput picture={picture} onChange={setPicture} />
          <TextInput
            control={control}
            name="imageAlt"
            label={i18n.t('Picture description')}
            optional
            maxLength={240}
          />
          <TextInput
            control={control}
            name="imageAltNe"
            label={i18n.t('Picture description in Nepali')}
            optional
            lang="ne"
            maxLength={240}
          />
        </>
      )}
      <PublicationFields control={control} />
    </FormDialog>
  );
}

function isSamePoint({ x, y }: Picture['focus']): boolean {
  return x === 50 && y === 50;
}
