import { useLingui } from '@lingui/react';
import { Box, Button, Stack } from '@mui/material';
import {
  type CollectionRule,
  MAX_CONDITIONS,
  type MemberSort,
  RULE_SUBJECT_NAMES,
  type RuleCondition,
  type RuleSubject,
} from '#domain/content/collectionRule.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { RuleMatches } from './RuleMatches.tsx';

const SUBJECTS: Record<RuleSubject, string> = {
  CATEGORY: /*i18n*/ 'Category',
  TYPE: /*i18n*/ 'Product type',
  METAL: /*i18n*/ 'Metal',
  PURITY: /*i18n*/ 'Purity',
  GEMSTONE: /*i18n*/ 'Gemstone',
  TAG: /*i18n*/ 'Tag',
  PRICE: /*i18n*/ 'Price before tax',
  WEIGHT: /*i18n*/ 'Weight',
  NEW: /*i18n*/ 'Recently added',
  IN_STOCK: /*i18n*/ 'In stock',
  FEATURED: /*i18n*/ 'Featured',
};

interface RuleEditorProps {
  rule: CollectionRule;
  sort: MemberSort;
  onChange(rule: CollectionRule): void;
}

/** Edits the conditions of a rule and shows how many products match. */
export function RuleEditor({ rule, sort, onChange }: RuleEditorProps) {
  const { i18n } = useLingui();
  const { match, conditions } = rule;
  const setCondition = (index: number, condition: RuleCondition) =>
    onChange({
      match,
      conditions: conditions.map((existingCondition, conditionIndex) =>
        conditionIndex === index ? condition : existingCondition,
      ),
    });
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ maxWidth: 320 }}>
        <SelectField
          label={i18n.t('A product is included if it meets')}
          value={match}
          onChange={(selectedMatch) =>
            onChange({ conditions, match: selectedMatch as CollectionRule['match'] })
          }
          options={[
            { value: 'ALL', label: i18n.t('every condition') },
            { value: 'ANY', label: i18n.t('at least one condition') },
          ]}
        />
      </Box>
      {conditions.map((condition, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no id other than its index.
          key={index}
          role="group"
          aria-label={i18n.t('Condition {number}', { number: index + 1 })}
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { sm: '200px minmax(0, 1fr) auto' },
            alignItems: 'end',
            pb: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <SelectField
            label={i18n.t('Criterion')}
            value={condition.about}
            onChange={(subject) =>
              setCondition(index, { about: subject as RuleSubject, values: [], from: null, to: null })
            }
            options={RULE_SUBJECT_NAMES.map((subject) => ({
              value: subject,
              label: i18n.t(SUBJECTS[subject]),
            }))}
          />
          <ConditionFields
            condition={condition}
            onChange={(changedCondition) => setCondition(index, changedCondition)}
          />
          <Button
            color="error"
            aria-label={i18n.t('Remove condition {number}', { number: index + 1 })}
            onClick={() =>
              onChange({
                match,
                conditions: conditions.filter((_condition, conditionIndex) => conditionIndex !== index),
              })
            }
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
      <RuleMatches rule={rule} sort={sort} />
    </Stack>
  );
}
