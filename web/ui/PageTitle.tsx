import { Typography, type TypographyProps } from '@mui/material';
import { DocumentTitle } from './DocumentTitle.tsx';

export interface PageTitleProps extends Omit<TypographyProps, 'children' | 'title'> {
  children: string;
  /** Title of the tab if it differs from the heading. */
  title?: string;
}

/** The only h1 of a screen, in any size, which also sets the tab's title. */
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
