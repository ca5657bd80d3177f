import { ButtonBase } from '@mui/material';
import type { ReactNode } from 'react';

export interface RowButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** Opens a row that has no URL; looks like a link. */
export function RowButton({ onClick, children }: RowButtonProps) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        font: 'inherit',
        fontWeight: 500,
        color: 'primary.main',
        textAlign: 'left',
        maxWidth: 1,
        display: 'block',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: { sm: 'nowrap' },
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      {children}
    </ButtonBase>
  );
}
