import { Typography, type TypographyProps } from '@mui/material';
import { DocumentTitle } from './DocumentTitle.tsx';

export interface PageTitleProps extends Omit<TypographyProps, 'children' | 'title'> {
  children: string;
  /** The tab's title where it differs from the heading. */
  title?: string;
}

/** The one h1 of a screen, however large its variant makes it, which also names the tab. */
export function PageTitle({ children, title = children, ...props }: PageTitleProps) {
  return (
    <>
      <DocumentTitle title={title} />
      <Typography variant="h1" component="h1" {...props}>
        {children}
      </Typography>
    </>
  );
}
