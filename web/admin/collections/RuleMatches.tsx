import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import {
  type CollectionRule,
  collectionRuleSchema,
  type MemberSort,
} from '#domain/content/collectionRule.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { useRulePreviewQuery } from './Collections.generated.ts';

/** Shows how many products a rule currently matches, and lists the first ones. */
export function RuleMatches({ rule, sort }: { rule: CollectionRule; sort: MemberSort }) {
  const { i18n } = useLingui();
  const debouncedRule = useDebounced(JSON.stringify(rule), 400);
  const parsedRule = collectionRuleSchema.safeParse(JSON.parse(debouncedRule));
  const { data, previousData } = useRulePreviewQuery({
    variables: {
      rule: parsedRule.data ?? { match: 'ALL', conditions: [] },
      sort: sort === 'HAND' ? 'POPULAR' : sort,
    },
    skip: !parsedRule.success,
    fetchPolicy: 'cache-and-network',
  });
  if (!parsedRule.success)
    return (
      <Typography variant="body2" color="textSecondary">
        {i18n.t('Complete each condition to see the matching products here.')}
      </Typography>
    );
  const preview = (data ?? previousData)?.rulePreview;
  return (
    <Box role="status">
      {preview && (
        <>
          <Typography sx={{ fontWeight: 500 }}>
            {i18n.t('{count, plural, one {# product for sale now} other {# products for sale now}}', {
              count: preview.total,
            })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {preview.products.map(({ name }) => name).join(' · ')}
          </Typography>
        </>
      )}
    </Box>
  );
}
