-- A store that was restored knows of the backups of the machine before, and has none of its own.
ALTER TABLE `backups` ADD COLUMN `elsewhere_since` DATETIME(3) NULL;
