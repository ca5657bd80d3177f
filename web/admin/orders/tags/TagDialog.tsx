import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { orderTagSchema, TAG_COLOURS } from '#domain/orders/orderTagSchema.ts';
import type { OrderTags_TagFragment as Tag } from '#web/admin/order/Order.generated.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useCreateOrderTagMutation, useUpdateOrderTagMutation } from './OrderTags.generated.ts';
import { TagMark } from './TagMarks.tsx';

type Values = z.input<typeof orderTagSchema>;

const colourTexts: Record<Values['colour'], string> = {
  PLAIN: /*i18n*/ 'Plain',
  GOLD: /*i18n*/ 'Gold',
  GREEN: /*i18n*/ 'Green',
  RED: /*i18n*/ 'Red',
  AMBER: /*i18n*/ 'Amber',
  BLUE: /*i18n*/ 'Blue',
};

export interface TagDialogProps {
  /** Null for a new tag. */
  tag: Tag | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Edits the name and colour of a tag. */
export function TagDialog({ tag, onSaved, onClose }: TagDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [create] = useCreateOrderTagMutation();
  const [update] = useUpdateOrderTagMutation();
  const form = useForm<Values>({
    resolver: zodResolver(orderTagSchema),
    defaultValues: { name: tag?.name ?? '', colour: tag?.colour ?? 'PLAIN' },
  });
  const { control, formState } = form;
  const { submit, problem } = useSubmitForm(
    form,
    async ({ name, colour }) => {
      const fields = { name, colour };
      const payload = tag
        ? (await update({ variables: { input: { id: tag.id, ...fields } } })).data?.updateOrderTag
        : (await create({ variables: { input: fields } })).data?.createOrderTag;
      if (!payload?.tag) return payload?.errors ?? [];
      notify.success(i18n.t('{name} saved', { name: payload.tag.name }));
      onSaved();
      onClose();
      return undefined;
    },
    i18n.t('Could not save the tag. Try again.'),
  );

  return (
    <FormDialog
      title={tag ? i18n.t('Edit tag') : i18n.t('New tag')}
      problem={problem}
      submitLabel={i18n.t('Save')}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="name"
        label={i18n.t('Name')}
        maxLength={40}
        autoComplete="off"
        autoFocus
      />
      <Controller
        control={control}
        name="colour"
        render={({ field: { value, onChange } }) => (
          <FormControl>
            <FormLabel id="tag-colour">{i18n.t('Colour')}</FormLabel>
            <RadioGroup
              aria-labelledby="tag-colour"
              value={value}
              onChange={(_event, selectedColour) => onChange(selectedColour)}
              sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)' }}
            >
              {TAG_COLOURS.map((colour) => (
                <FormControlLabel
                  key={colour}
                  value={colour}
                  control={<Radio size="small" />}
                  label={<TagMark name={i18n.t(colourTexts[colour])} colour={colour} />}
                />
              ))}
            </RadioGroup>
          </FormControl>
        )}
      />
    </FormDialog>
  );
}
