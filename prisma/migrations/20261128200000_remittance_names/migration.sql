-- A remittance counts once, however its carrier and reference are spelled. A voided one frees its name.
ALTER TABLE `remittances`
    ADD COLUMN `name` VARCHAR(240) NULL,
    ADD COLUMN `close_reason` VARCHAR(240) NULL;
ALTER TABLE `remittances` ADD COLUMN `live_name` VARCHAR(240) GENERATED ALWAYS AS (
    CASE WHEN `voided_at` IS NULL THEN `name` END
) STORED;
CREATE UNIQUE INDEX `remittances_live_name_key` ON `remittances`(`live_name`);

-- Existing remittances in plain letters. Where several have the same name, the first one gets it and the others stay as they are.
UPDATE `remittances` r JOIN (
    SELECT MIN(`id`) AS `id`, `name` FROM (
        SELECT `id`, CONCAT(
            UPPER(REGEXP_REPLACE(`carrier`, '[^0-9A-Za-z]', '')), ' ', UPPER(REGEXP_REPLACE(`reference`, '[^0-9A-Za-z]', ''))
        ) AS `name`
        FROM `remittances`
        WHERE `voided_at` IS NULL AND `carrier` REGEXP '^[ -~]*[0-9A-Za-z][ -~]*$' AND `reference` REGEXP '^[ -~]*[0-9A-Za-z][ -~]*$'
    ) AS `names`
    GROUP BY `name`
) AS `first` ON `first`.`id` = r.`id`
SET r.`name` = `first`.`name`;
