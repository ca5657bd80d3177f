import { useLingui } from '@lingui/react';
import { Box, Container, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ArticleBody, MEASURE } from './ArticleBody.tsx';
import type { ArticleText } from './article.ts';
import { Contents } from './Contents.tsx';
import { useStoreFacts } from './useStoreFacts.ts';

export interface ArticleProps {
  article: ArticleText;
  /** Stands between the lead and the first section. */
  children?: ReactNode;
}

/** A page to read: its sections, each beside its title, and a list of them all. */
export function Article({ article, children }: ArticleProps) {
  const { i18n } = useLingui();
  const facts = useStoreFacts();

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle>{i18n.t(article.title)}</PageTitle>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: MEASURE, fontSize: { md: '1.125rem' } }}>
        {i18n.t(article.lead, facts)}
      </Typography>
      {children}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { lg: '232px minmax(0, 1fr)' },
          columnGap: 8,
          mt: { xs: 5, md: 8 },
        }}
      >
        <Contents sections={article.sections.map(({ id, title }) => ({ id, title: i18n.t(title) }))} />
        <div>
          {article.sections.map((section) => (
            <ArticleBody key={section.id} section={section} facts={facts} />
          ))}
        </div>
      </Box>
    </Container>
  );
}
