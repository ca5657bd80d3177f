import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import {
  type Content_BannerFragment,
  useCreateBannerMutation,
  useUpdateBannerMutation,
} from './Content.generated.ts';
import { type Picture, PictureInput } from './PictureInput.tsx';
import { PublicationFields, toPublication, toPublicationValues } from './publicationTexts.tsx';

interface BannerDialogProps {
  /** Null for a new one. */
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

/** What a banner says, where it stands and leads, and when it is shown. */
export function BannerDialog({ banner, onSaved, onClose }: BannerDialogProps) {
  const { i18n } = useLingui();
  const [create] = useCreateBannerMutation();
  const [update] = useUpdateBannerMutation();
  const image = banner?.image;
  const [picture, setPicture] = useState<Picture | null>(
    image ? { uploadId: null, url: image.url, focus: image.focus ?? { x: 50, y: 50 } } : null,
  );
  const isMoved = picture !== null && (image?.focus != null || !samePoint(picture.focus));
  const form = useForm({ defaultValues: toValues(banner) });
  const { control, formState, watch } = form;
  const place = watch('place');
  const { submit, problem } = useFormSend(
    form,
    async ({ place, isPublished, publishFrom, publishUntil, ...texts }) => {
      const fields = {
        ...texts,
        ...toPublication({ isPublished, publishFrom, publishUntil }),
        place,
        uploadId: picture?.uploadId,
        focus: isMoved ? picture?.focus : null,
      };
      const answer = banner
        ? (await update({ variables: { input: { id: banner.id, version: banner.version, ...fields } } })).data
            ?.updateBanner
        : (await create({ variables: { input: fields } })).data?.createBanner;
      if (!answer?.banner) return answer?.errors ?? [];
      onSaved();
      onClose();
      return undefined;
    },
    i18n.t('The banner could not be saved. Please try again.'),
  );

  return (
    <FormDialog
      title={banner ? i18n.t('Edit banner') : i18n.t('Add banner')}
      problem={problem}
      confirm={i18n.t('Save')}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        control={control}
        name="place"
        label={i18n.t('Place')}
        placeholder={null}
        options={[
          { value: 'HERO', label: i18n.t('Top of home') },
          { value: 'STRIP', label: i18n.t('Strip across the shop') },
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
        label={i18n.t('Leads to')}
        helperText={i18n.t('A page of the shop, such as /collections/bridal, or an address with https://')}
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
            label={i18n.t('What the picture shows')}
            optional
            maxLength={240}
          />
          <TextInput
            control={control}
            name="imageAltNe"
            label={i18n.t('What the picture shows, in Nepali')}
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

function samePoint({ x, y }: Picture['focus']): boolean {
  return x === 50 && y === 50;
}
