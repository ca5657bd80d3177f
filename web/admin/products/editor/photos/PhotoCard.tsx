import ArrowBackOutlined from 'icon:outline-arrow-back';
import ArrowForwardOutlined from 'icon:outline-arrow-forward';
import CenterFocusStrongOutlined from 'icon:outline-center-focus-strong';
import DeleteOutlined from 'icon:outline-delete';
import { useLingui } from '@lingui/react';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { PHOTO_ROLES } from '#domain/catalog/photoSchema.ts';
import { FocalPointPicker } from '#web/admin/ui/FocalPointPicker.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Photo } from '#web/ui/photo/Photo.tsx';
import { type ProductValues, toFocus } from '../productValues.ts';
import { roleLabels } from './roleLabels.ts';

interface PhotoCardProps {
  index: number;
  count: number;
  url: string;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDropOn: () => void;
}

/** Photo with its texts and position. */
export function PhotoCard({ index, count, url, onMove, onRemove, ...dragHandlers }: PhotoCardProps) {
  const { i18n } = useLingui();
  const { control } = useFormContext<ProductValues>();
  const { field } = useController({ control, name: `images.${index}.focus` });
  const role = useWatch({ control, name: `images.${index}.role` });
  const [isPicking, setPicking] = useState(false);
  const focus = toFocus({ focus: field.value });
  const number = index + 1;

  function step(event: KeyboardEvent) {
    const offset = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (offset === undefined) return;
    event.preventDefault();
    onMove(index + offset);
  }

  return (
    <Box
      role="group"
      aria-label={i18n.t('Photo {number}', { number })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={dragHandlers.onDropOn}
    >
      <Box
        draggable
        onDragStart={dragHandlers.onDragStart}
        onDragEnd={dragHandlers.onDragEnd}
        sx={{ cursor: 'grab' }}
      >
        <Photo image={{ url, alt: '', focus }} sizes="200px" ratio={1} sx={{ pointerEvents: 'none' }} />
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', my: 0.5 }} onKeyDown={step}>
        <IconButton
          size="small"
          aria-label={i18n.t('Move photo {number} earlier', { number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowBackOutlined fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={i18n.t('Move photo {number} later', { number })}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        >
          <ArrowForwardOutlined fontSize="small" />
        </IconButton>
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1, pl: 0.5 }}>
          {index === 0 ? i18n.t('Main photo') : ''}
        </Typography>
        <IconButton
          size="small"
          aria-label={i18n.t('Focal point of photo {number}', { number })}
          aria-expanded={isPicking}
          color={isPicking ? 'primary' : 'default'}
          onClick={() => setPicking(!isPicking)}
        >
          <CenterFocusStrongOutlined fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={i18n.t('Remove photo {number}', { number })} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Stack>
      {isPicking && <FocalPointPicker url={url} focus={focus} onChange={field.onChange} />}
      <Stack sx={{ gap: 1 }}>
        <TextInput control={control} name={`images.${index}.alt`} label={i18n.t('Alt text')} />
        <TextInput
          control={control}
          name={`images.${index}.altNe`}
          label={i18n.t('Alt text in Nepali')}
          optional
          lang="ne"
        />
        <SelectInput
          control={control}
          name={`images.${index}.role`}
          label={i18n.t('What it shows')}
          placeholder={i18n.t('Not specified')}
          options={PHOTO_ROLES.map((role) => ({ value: role, label: i18n.t(roleLabels[role]) }))}
          helperText={role === 'DARK' ? i18n.t('Shown first in dark mode.') : undefined}
          optional
        />
      </Stack>
    </Box>
  );
}
