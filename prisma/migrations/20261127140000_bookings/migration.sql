-- Pieces that are booked: an advance now, the rest by a day, on the terms that the buyer accepted.
CREATE TABLE `bookings` (
    `order_id` CHAR(36) NOT NULL,
    `total` INTEGER NOT NULL,
    `advance` INTEGER NOT NULL,
    `due_by` DATE NOT NULL,
    `forfeit` INTEGER NOT NULL,
    `rate_rule` ENUM('FIXED', 'LOWER_OF_BOTH') NOT NULL,
    `advance_percent` INTEGER NOT NULL,
    `days` INTEGER NOT NULL,
    `keeps_percent` INTEGER NOT NULL,
    `wording` INTEGER NOT NULL,
    `accepted_at` DATETIME(3) NOT NULL,

    PRIMARY KEY (`order_id`),
    CONSTRAINT `bookings_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE CASCADE
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `orders` ADD COLUMN `booked_until` DATE NULL,
    ADD COLUMN `forfeited` INTEGER NOT NULL DEFAULT 0,
    ADD INDEX `orders_booked_until_id_idx`(`booked_until`, `id`);

-- What the store keeps of a booking that was called off it does not owe.
DROP INDEX `orders_owed_placed_at_id_idx` ON `orders`;
ALTER TABLE `orders` DROP COLUMN `owed`;
ALTER TABLE `orders` ADD COLUMN `owed` INTEGER GENERATED ALWAYS AS (
    GREATEST(0, `paid` - `refunded` - CASE WHEN `status` = 'CANCELLED' THEN `forfeited`
        ELSE GREATEST(0, `final_total` - `credited`) END)
) STORED;
CREATE INDEX `orders_owed_placed_at_id_idx` ON `orders`(`owed`, `placed_at`, `id`);

-- What is paid by then fixes the price of a booking that follows the rate down.
ALTER TABLE `payment_attempts` ADD COLUMN `booked_prices` JSON NULL;
ALTER TABLE `transfer_slips` ADD COLUMN `booked_prices` JSON NULL;
