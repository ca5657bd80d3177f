import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { orderTagSchema, TAG_COLOURS } from '#domain/orders/orderTagSchema.ts';
import type { OrderTags_TagFragment as Tag } from '#web/admin/order/Order.generated.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
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
  /** Null for a new one. */
  tag: Tag | null;
  onSaved: () => void;
  onClose: () => void;
}

/** What a tag says, and in which colour. */
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
  const { submit, problem } = useFormSend(
    form,
    async ({ name, colour }) => {
      const fields = { name, colour };
      const answer = tag
        ? (await update({ variables: { input: { id: tag.id, ...fields } } })).data?.updateOrderTag
        : (await create({ variables: { input: fields } })).data?.createOrderTag;
      if (!answer?.tag) return answer?.errors ?? [];
      notify.success(i18n.t('{name} is saved', { name: answer.tag.name }));
      onSaved();
      onClose();
      return undefined;
    },
    i18n.t('The tag could not be saved. Please try again.'),
  );

  return (
    <FormDialog
      title={tag ? i18n.t('Edit tag') : i18n.t('New tag')}
      problem={problem}
      confirm={i18n.t('Save')}
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
              onChange={(_event, chosen) => onChange(chosen)}
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
