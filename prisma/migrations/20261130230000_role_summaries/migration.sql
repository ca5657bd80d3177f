-- The back office translates the summaries of the initial staff roles, so stored ones get their new wording.
UPDATE `staff_roles`
SET `summary` = CASE `summary`
    WHEN 'Runs daily operations: everything except store settings and senior staff accounts.' THEN 'Runs daily operations, with access to everything except store settings and senior staff accounts.'
    WHEN 'Records payments and refunds, and reads the reports.' THEN 'Records payments and refunds, and views reports.'
    WHEN 'Writes and photographs products, collections and pages, and replies to reviews.' THEN 'Describes and photographs products, edits collections and pages, and replies to reviews.'
    ELSE `summary`
  END;
