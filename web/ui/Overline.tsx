import { Typography, type TypographyProps } from '@mui/material';

export function Overline(props: TypographyProps) {
  return <Typography variant="overline" component="p" color="textSecondary" {...props} />;
}
