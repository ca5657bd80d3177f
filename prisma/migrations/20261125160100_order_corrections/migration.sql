-- A correction of an order that its buyer is asked about, and what became of it.
CREATE TABLE `order_proposals` (
    `id` CHAR(36) NOT NULL,
    `order_id` CHAR(36) NOT NULL,
    `status` ENUM('OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'SUPERSEDED', 'WITHDRAWN') NOT NULL DEFAULT 'OPEN',
    `target` JSON NOT NULL,
    `changes` JSON NOT NULL,
    `reserved` JSON NOT NULL,
    `message` VARCHAR(500) NULL,
    `actor_id` CHAR(36) NULL,
    `created_at` DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    `expires_at` DATETIME(3) NOT NULL,
    `ended_at` DATETIME(3) NULL,

    INDEX `order_proposals_order_id_created_at_idx`(`order_id`, `created_at`),
    INDEX `order_proposals_actor_id_idx`(`actor_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

ALTER TABLE `order_proposals`
    ADD CONSTRAINT `order_proposals_order_id_fkey` FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT `order_proposals_actor_id_fkey` FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON DELETE SET NULL ON UPDATE CASCADE;
