import Close from 'icon:baseline-close';
import AddAPhotoOutlined from 'icon:outline-add-a-photo';
import { useLingui } from '@lingui/react';
import { Box, Button, CircularProgress, FormHelperText, IconButton, Typography } from '@mui/material';
import type { usePhotos } from './usePhotos.ts';

const SIZE_PX = 88;

/** Label styled as a button; its input receives clicks and focus. */
const LABEL_PROPS = { component: 'label', role: undefined, tabIndex: -1 } as const;

export interface PhotosInputProps {
  photos: ReturnType<typeof usePhotos>;
  max: number;
  /** Text of the button; by default, it states the maximum number of photos. */
  label?: string;
  helperText?: string;
  /** Problem with the selected files. */
  error?: string | undefined;
}

/** Field for photos that accompany a text. */
export function PhotosInput({ photos: photoList, max, label, helperText, error }: PhotosInputProps) {
  const { i18n } = useLingui();
  const { photos, isSending, isFull, add, remove } = photoList;
  const problem = photoList.problem ?? error;
  return (
    <div>
      <Typography sx={{ fontWeight: 500, mb: 1 }}>
        {label ?? (
          <>
            {i18n.t('Photos')}{' '}
            <Typography component="span" variant="body2" color="textSecondary">
              {i18n.t('(up to {count})', { count: max })}
            </Typography>
          </>
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {photos.map(({ id, url }, index) => (
          <Box key={id} sx={{ position: 'relative', width: SIZE_PX, height: SIZE_PX }}>
            <Box
              component="img"
              src={url}
              alt={i18n.t('Your photo {number}', { number: index + 1 })}
              sx={{ width: 1, height: 1, objectFit: 'cover', borderRadius: 1 }}
            />
            <IconButton
              aria-label={i18n.t('Remove photo {number}', { number: index + 1 })}
              onClick={() => remove(id)}
              sx={{ position: 'absolute', top: -8, right: -8, bgcolor: 'background.paper' }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {!isFull && (
          <Button
            {...LABEL_PROPS}
            variant="outlined"
            disabled={isSending}
            sx={{
              width: SIZE_PX,
              height: SIZE_PX,
              minWidth: 0,
              '&:focus-within': { outline: 2, outlineColor: 'primary.main' },
            }}
          >
            {isSending ? (
              <CircularProgress size={20} aria-label={i18n.t('Uploading')} />
            ) : (
              <AddAPhotoOutlined />
            )}
            <Box
              component="input"
              type="file"
              aria-label={label ?? i18n.t('Add photos')}
              accept="image/*"
              multiple={max > 1}
              onChange={({ target }: { target: HTMLInputElement }) => {
                void add([...(target.files ?? [])]);
                target.value = '';
              }}
              sx={{ position: 'absolute', width: 1, height: 1, opacity: 0, inset: 0, cursor: 'pointer' }}
            />
          </Button>
        )}
      </Box>
      {problem ? (
        <FormHelperText error>{i18n.t(problem)}</FormHelperText>
      ) : (
        helperText && <FormHelperText>{helperText}</FormHelperText>
      )}
    </div>
  );
}
