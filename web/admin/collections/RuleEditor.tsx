import { useLingui } from '@lingui/react';
import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import {
  type CollectionRule,
  MAX_CONDITIONS,
  type MemberSort,
  RULE_SUBJECT_NAMES,
  type RuleCondition,
  type RuleSubject,
} from '#domain/content/collectionRule.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { RuleFound } from './RuleFound.tsx';

const SUBJECTS: Record<RuleSubject, string> = {
  CATEGORY: /*i18n*/ 'Category',
  TYPE: /*i18n*/ 'Piece type',
  METAL: /*i18n*/ 'Metal',
  PURITY: /*i18n*/ 'Purity',
  GEMSTONE: /*i18n*/ 'Gemstone',
  TAG: /*i18n*/ 'Tag',
  PRICE: /*i18n*/ 'Price (NPR)',
  WEIGHT: /*i18n*/ 'Weight (g)',
  NEW: /*i18n*/ 'New in the last days',
  IN_STOCK: /*i18n*/ 'In stock',
  FEATURED: /*i18n*/ 'Featured',
};

interface RuleEditorProps {
  rule: CollectionRule;
  sort: MemberSort;
  onChange(rule: CollectionRule): void;
}

/** The conditions of a rule, with how many pieces it finds right now. */
export function RuleEditor({ rule, sort, onChange }: RuleEditorProps) {
  const { i18n } = useLingui();
  const { match, conditions } = rule;
  const set = (index: number, condition: RuleCondition) =>
    onChange({ match, conditions: conditions.map((one, at) => (at === index ? condition : one)) });
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        size="small"
        label={i18n.t('A piece has to meet')}
        value={match}
        onChange={({ target }) => onChange({ conditions, match: target.value as CollectionRule['match'] })}
        sx={{ maxWidth: 320 }}
      >
        <MenuItem value="ALL">{i18n.t('all of the conditions')}</MenuItem>
        <MenuItem value="ANY">{i18n.t('any of the conditions')}</MenuItem>
      </TextField>
      {conditions.map((condition, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name but its place.
          key={index}
          role="group"
          aria-label={i18n.t('Condition {number}', { number: index + 1 })}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '180px 1fr auto' }, alignItems: 'start' }}
        >
          <TextField
            select
            size="small"
            label={i18n.t('About')}
            value={condition.about}
            onChange={({ target }) =>
              set(index, { about: target.value as RuleSubject, values: [], from: null, to: null })
            }
          >
            {RULE_SUBJECT_NAMES.map((about) => (
              <MenuItem key={about} value={about}>
                {i18n.t(SUBJECTS[about])}
              </MenuItem>
            ))}
          </TextField>
          <ConditionFields condition={condition} onChange={(changed) => set(index, changed)} />
          <Button
            color="error"
            aria-label={i18n.t('Remove condition {number}', { number: index + 1 })}
            onClick={() => onChange({ match, conditions: conditions.filter((_one, at) => at !== index) })}
          >
            {i18n.t('Remove')}
          </Button>
        </Box>
      ))}
      <div>
        <Button
          variant="outlined"
          disabled={conditions.length >= MAX_CONDITIONS}
          onClick={() =>
            onChange({
              match,
              conditions: [...conditions, { about: 'METAL', values: [], from: null, to: null }],
            })
          }
        >
          {i18n.t('Add condition')}
        </Button>
      </div>
      <RuleFound rule={rule} sort={sort} />
    </Stack>
  );
}
