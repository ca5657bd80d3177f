-- How a file is read is remembered for its header row. What was remembered for each way to pay is of no header row that is known.
ALTER TABLE `sheet_mappings` MODIFY COLUMN `source` VARCHAR(80) NOT NULL;

-- A statement keeps the words of rows that are no payment of a buyer; those loaded before get those of their way to pay.
ALTER TABLE `statements` ADD COLUMN `aside_words` JSON NULL;
UPDATE `statements` s JOIN `sheet_mappings` m ON m.`source` = CONVERT(s.`method` USING utf8mb4) COLLATE utf8mb4_unicode_ci
SET s.`aside_words` = JSON_EXTRACT(m.`mapping`, '$.asideWords');
