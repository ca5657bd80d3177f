-- One account per e-mail address (docs/decisions/0019-one-account-per-address.md).
-- Which account goes into which. Kept is the proven one (staff, then verified), else one with orders, else the oldest.
CREATE TABLE `merged_users` (
    `id` CHAR(36) NOT NULL,
    `kept_id` CHAR(36) NOT NULL,
    `kept_is_proven` BOOLEAN NOT NULL,

    INDEX `merged_users_kept_id_idx`(`kept_id`),
    PRIMARY KEY (`id`)
) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;

INSERT INTO `merged_users` (`id`, `kept_id`, `kept_is_proven`)
SELECT `id`, `kept_id`, `kept_is_proven`
FROM (
    SELECT `id`,
        FIRST_VALUE(`id`) OVER `best_first` AS `kept_id`,
        FIRST_VALUE(`is_proven`) OVER `best_first` AS `kept_is_proven`
    FROM (
        SELECT `id`, `email`, `created_at`,
            `role` <> 'CUSTOMER' AS `is_staff`,
            `role` <> 'CUSTOMER' OR `email_verified_at` IS NOT NULL AS `is_proven`,
            EXISTS (SELECT 1 FROM `orders` WHERE `orders`.`user_id` = `users`.`id`) AS `has_orders`
        FROM `users`
    ) AS `accounts`
    WINDOW `best_first` AS (
        PARTITION BY `email`
        ORDER BY `is_staff` DESC, `is_proven` DESC, `has_orders` DESC, `created_at`, `id`
    )
) AS `ranked`
WHERE `id` <> `kept_id`;

-- What an account has goes with it. Where the kept one has the same already (IGNORE), its own stays.
UPDATE `orders` JOIN `merged_users` ON `merged_users`.`id` = `orders`.`user_id` SET `user_id` = `kept_id`;
UPDATE IGNORE `reviews` JOIN `merged_users` ON `merged_users`.`id` = `reviews`.`user_id` SET `user_id` = `kept_id`;
UPDATE `saved_addresses` JOIN `merged_users` ON `merged_users`.`id` = `saved_addresses`.`user_id`
    SET `user_id` = `kept_id`, `default_of_id` = NULL;
UPDATE IGNORE `wishlist_items` JOIN `merged_users` ON `merged_users`.`id` = `wishlist_items`.`user_id` SET `user_id` = `kept_id`;
UPDATE IGNORE `recently_viewed_items` JOIN `merged_users` ON `merged_users`.`id` = `recently_viewed_items`.`user_id` SET `user_id` = `kept_id`;
UPDATE `activities` JOIN `merged_users` ON `merged_users`.`id` = `activities`.`user_id` SET `user_id` = `kept_id`;
UPDATE IGNORE `activity_sessions` JOIN `merged_users` ON `merged_users`.`id` = `activity_sessions`.`user_id` SET `user_id` = `kept_id`;
UPDATE `customer_notes` JOIN `merged_users` ON `merged_users`.`id` = `customer_notes`.`customer_id` SET `customer_id` = `kept_id`;
UPDATE `customer_notes` JOIN `merged_users` ON `merged_users`.`id` = `customer_notes`.`author_id` SET `author_id` = `kept_id`;
UPDATE IGNORE `customer_group_members` JOIN `merged_users` ON `merged_users`.`id` = `customer_group_members`.`customer_id` SET `customer_id` = `kept_id`;
UPDATE `order_events` JOIN `merged_users` ON `merged_users`.`id` = `order_events`.`actor_id` SET `actor_id` = `kept_id`;
UPDATE `stock_moves` JOIN `merged_users` ON `merged_users`.`id` = `stock_moves`.`actor_id` SET `actor_id` = `kept_id`;
UPDATE `metal_rates` JOIN `merged_users` ON `merged_users`.`id` = `metal_rates`.`entered_by_id` SET `entered_by_id` = `kept_id`;
UPDATE `uploads` JOIN `merged_users` ON `merged_users`.`id` = `uploads`.`owner_id` SET `owner_id` = `kept_id`;
UPDATE `api_keys` JOIN `merged_users` ON `merged_users`.`id` = `api_keys`.`created_by_id` SET `created_by_id` = `kept_id`;
UPDATE `saved_views` JOIN `merged_users` ON `merged_users`.`id` = `saved_views`.`owner_id` SET `owner_id` = `kept_id`;
UPDATE IGNORE `default_views` JOIN `merged_users` ON `merged_users`.`id` = `default_views`.`user_id` SET `user_id` = `kept_id`;
UPDATE `list_exports` JOIN `merged_users` ON `merged_users`.`id` = `list_exports`.`owner_id` SET `owner_id` = `kept_id`;
UPDATE `audit_entries` JOIN `merged_users` ON `merged_users`.`id` = `audit_entries`.`actor_id` SET `actor_id` = `kept_id`;
UPDATE `audit_entries` JOIN `merged_users` ON `merged_users`.`id` = `audit_entries`.`entity_id`
    SET `entity_id` = `kept_id` WHERE `entity` = 'User';

-- Whose none of them was proven to be is nobody's to enter until a mailed link is used: no password, session, link,
-- shared wishlist or default address of before counts.
UPDATE `sessions` SET `ended_at` = UTC_TIMESTAMP(3)
WHERE `ended_at` IS NULL AND `user_id` IN (SELECT `kept_id` FROM `merged_users` WHERE NOT `kept_is_proven`);
DELETE FROM `one_time_links` WHERE `user_id` IN (SELECT `kept_id` FROM `merged_users` WHERE NOT `kept_is_proven`);
UPDATE `saved_addresses` SET `default_of_id` = NULL
WHERE `user_id` IN (SELECT `kept_id` FROM `merged_users` WHERE NOT `kept_is_proven`);
UPDATE `users` SET `password_hash` = '', `wishlist_token` = NULL
WHERE `id` IN (SELECT `kept_id` FROM `merged_users` WHERE NOT `kept_is_proven`);
UPDATE `users` SET `version` = `version` + 1, `updated_at` = UTC_TIMESTAMP(3)
WHERE `id` IN (SELECT `kept_id` FROM `merged_users`);

-- With their sessions, links and second factors.
DELETE FROM `users` WHERE `id` IN (SELECT `id` FROM `merged_users`);

DROP TABLE `merged_users`;

-- AlterTable
ALTER TABLE `users`
    DROP INDEX `users_email_holds_email_key`,
    DROP COLUMN `holds_email`,
    ADD UNIQUE INDEX `users_email_key`(`email`);

-- The mails of a registration are written with the account; for who registered a moment ago the link is still to come.
UPDATE `jobs` SET `kind` = 'mailEmailVerification' WHERE `kind` = 'mailAccountOpened' AND `status` IN ('QUEUED', 'RUNNING');
