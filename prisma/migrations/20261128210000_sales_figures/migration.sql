-- The parts of which the figures of a day consist (domain/reporting/sales.ts). The column `revenue` stays for the version before.
ALTER TABLE `order_lines` ADD COLUMN `unit_cost` INTEGER NULL;

ALTER TABLE `daily_order_figures`
    ADD COLUMN `gross` BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN `discounts` BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN `returns` BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN `net` BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN `shipping` BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN `tax` BIGINT NOT NULL DEFAULT 0;
ALTER TABLE `daily_piece_figures`
    ADD COLUMN `net` BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN `costed` BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN `cost` BIGINT NOT NULL DEFAULT 0;
ALTER TABLE `daily_product_figures`
    ADD COLUMN `net` BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN `costed` BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN `cost` BIGINT NOT NULL DEFAULT 0;
CREATE INDEX `daily_product_figures_sums_idx` ON `daily_product_figures`(`product_id`, `day`, `pieces`, `net`, `costed`, `cost`);

-- Until a day is summed again it shows what it showed before.
UPDATE `daily_order_figures` SET `gross` = `revenue`, `net` = `revenue`;
UPDATE `daily_piece_figures` SET `net` = `revenue`;
UPDATE `daily_product_figures` SET `net` = `revenue`;

-- Every day is summed again by the first server that comes up.
INSERT INTO `stale_figure_days` (`id`, `day`)
    SELECT UUID(), `day` FROM `daily_order_figures` GROUP BY `day`;
INSERT INTO `jobs` (`id`, `kind`, `payload`, `run_after`)
    SELECT UUID(), 'refreshFigures', '{}', UTC_TIMESTAMP(3) FROM `daily_order_figures` LIMIT 1;
