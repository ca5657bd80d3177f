-- What the store has to give back to the buyer of an order, for the desk to find it.

-- AlterTable
ALTER TABLE `orders` ADD COLUMN `owed` INTEGER GENERATED ALWAYS AS (
    GREATEST(0, `paid` - `refunded` - CASE WHEN `status` = 'CANCELLED' THEN 0
        ELSE GREATEST(0, `final_total` - `credited`) END)
) STORED;

-- CreateIndex
CREATE INDEX `orders_owed_placed_at_id_idx` ON `orders`(`owed`, `placed_at`, `id`);
