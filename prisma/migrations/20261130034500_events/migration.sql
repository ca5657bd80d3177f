-- One table of events: what each is about stands in one column, of whatever kind it is.
RENAME TABLE `shop_changes` TO `events`;
UPDATE `events` SET `subject_id` = `product_id` WHERE `product_id` IS NOT NULL;
ALTER TABLE `events` DROP COLUMN `product_id`;
ALTER TABLE `events` RENAME INDEX `shop_changes_at_idx` TO `events_at_idx`;
