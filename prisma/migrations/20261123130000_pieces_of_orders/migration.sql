-- How many pieces an order has, so that those which unpaid orders hold are summed without their lines.

-- AlterTable
ALTER TABLE `orders` ADD COLUMN `pieces` INTEGER NOT NULL DEFAULT 0;

UPDATE `orders` SET `pieces` = (
  SELECT COALESCE(SUM(`quantity`), 0) FROM `order_lines` WHERE `order_lines`.`order_id` = `orders`.`id`
);

-- RedefineIndex: under the same name, which statements force.
ALTER TABLE `orders` DROP INDEX `orders_placed_from_idx`,
    ADD INDEX `orders_placed_from_idx`(`placed_from`, `payment_status`, `status`, `final_total`, `pieces`);
