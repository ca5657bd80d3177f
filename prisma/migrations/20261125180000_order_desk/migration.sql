-- What a desk works by: what is still to come for an order, who has it in hand, what it is tagged with, what the staff
-- note about it, and who carries its parcel.

-- AlterTable
ALTER TABLE `orders` ADD COLUMN `due` INTEGER GENERATED ALWAYS AS (
    CASE WHEN `status` IN ('CANCELLED', 'RETURNED') THEN 0
        ELSE GREATEST(0, `final_total` - `credited` - `paid` + `refunded`) END
) STORED;

-- AlterTable
ALTER TABLE `orders` ADD COLUMN `assignee_id` CHAR(36) NULL,
    ADD INDEX `orders_by_desk_idx`(`status`, `payment_method`, `due`, `placed_at`, `id`),
    ADD INDEX `orders_assignee_id_placed_at_id_idx`(`assignee_id`, `placed_at`, `id`),
    ADD INDEX `orders_carrier_placed_at_id_idx`(`carrier`, `placed_at`, `id`),
    ADD CONSTRAINT `orders_assignee_id_fkey` FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE `order_events` MODIFY `note` VARCHAR(2000) NULL,
    ADD INDEX `order_events_kind_order_id_idx`(`kind`, `order_id`);

-- CreateTable
CREATE TABLE `order_tags` (
    `id` CHAR(36) NOT NULL,
    `name` VARCHAR(40) NOT NULL,
    `colour` ENUM('PLAIN', 'GOLD', 'GREEN', 'RED', 'AMBER', 'BLUE') NOT NULL DEFAULT 'PLAIN',
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    UNIQUE INDEX `order_tags_name_key`(`name`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- CreateTable
CREATE TABLE `order_taggings` (
    `order_id` CHAR(36) NOT NULL,
    `tag_id` CHAR(36) NOT NULL,

    INDEX `order_taggings_tag_id_order_id_idx`(`tag_id`, `order_id`),
    PRIMARY KEY (`order_id`, `tag_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `order_taggings` ADD CONSTRAINT `order_taggings_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `order_taggings` ADD CONSTRAINT `order_taggings_tag_id_fkey` FOREIGN KEY (`tag_id`) REFERENCES `order_tags`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE `mentions` (
    `event_id` CHAR(36) NOT NULL,
    `user_id` CHAR(36) NOT NULL,
    `at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `read_at` DATETIME(3) NULL,

    INDEX `mentions_user_id_read_at_at_idx`(`user_id`, `read_at`, `at`),
    INDEX `mentions_user_id_at_idx`(`user_id`, `at`),
    PRIMARY KEY (`event_id`, `user_id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

-- AddForeignKey
ALTER TABLE `mentions` ADD CONSTRAINT `mentions_event_id_fkey` FOREIGN KEY (`event_id`) REFERENCES `order_events`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE `mentions` ADD CONSTRAINT `mentions_user_id_fkey` FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE `carriers` (
    `id` CHAR(36) NOT NULL,
    `name` VARCHAR(80) NOT NULL,
    `phone` VARCHAR(20) NULL,
    `tracking_url` VARCHAR(240) NULL,
    `active` BOOLEAN NOT NULL DEFAULT true,
    `version` INTEGER NOT NULL DEFAULT 1,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),

    UNIQUE INDEX `carriers_name_key`(`name`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
