import Add from 'icon:baseline-add';
import { useLingui } from '@lingui/react';
import { ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';

/** Empty column of the comparison, with a link to choose another product. */
export function EmptyColumn() {
  const { i18n } = useLingui();
  return (
    <ButtonBase
      component={Link}
      to={paths.products()}
      sx={{
        width: 1,
        aspectRatio: 1,
        flexDirection: 'column',
        gap: 1,
        p: 2,
        typography: 'body2',
        color: 'text.secondary',
        textAlign: 'center',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'controlBorder',
        borderRadius: 1,
        '&:hover': { borderColor: 'text.primary', color: 'text.primary' },
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Add aria-hidden />
      {i18n.t('Add another piece')}
    </ButtonBase>
  );
}
