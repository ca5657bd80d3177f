import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import type { ArticleSection } from './article.ts';

/** Line width in px for 60 to 70 characters. */
export const MAX_TEXT_WIDTH_PX = 600;

export interface ArticleBodyProps {
  section: ArticleSection;
  storeDetails: Record<string, string | number>;
}

export function ArticleBody({ section, storeDetails }: ArticleBodyProps) {
  const { i18n } = useLingui();
  return (
    <Box
      component="section"
      aria-labelledby={section.id}
      sx={{
        display: { lg: 'grid' },
        gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
        columnGap: 6,
        '& + &': { mt: { xs: 5, md: 7 } },
      }}
    >
      <Typography
        variant="h3"
        component="h2"
        id={section.id}
        tabIndex={-1}
        sx={{ mb: 2, scrollMarginTop: 'calc(var(--header-height) + 32px)' }}
      >
        {i18n.t(section.title)}
      </Typography>
      <Box sx={{ maxWidth: MAX_TEXT_WIDTH_PX }}>
        {section.body.map((part) =>
          typeof part === 'string' ? (
            <Typography key={part} sx={{ mb: 2 }}>
              {i18n.t(part, storeDetails)}
            </Typography>
          ) : (
            <Box key={part[0]} component="ul" sx={{ mt: 0, mb: 2, pl: 2.5, '& li + li': { mt: 1 } }}>
              {part.map((item) => (
                <Typography key={item} component="li">
                  {i18n.t(item, storeDetails)}
                </Typography>
              ))}
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
}
