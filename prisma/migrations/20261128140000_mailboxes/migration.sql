-- The mailbox behind an e-mail address, by which one buyer is recognised under several spellings. The database writes it,
-- so that earlier rows and those of the previous version have it too. It agrees with mailboxOf in
-- graph/access/attempts/mailbox.ts for every address that the store accepts.

-- AlterTable
ALTER TABLE `orders` ADD COLUMN `contact_mailbox` VARCHAR(191) GENERATED ALWAYS AS (
    CASE WHEN `contact_email` = '' THEN NULL
    WHEN SUBSTRING_INDEX(`contact_email`, '@', -1) IN ('gmail.com', 'googlemail.com') THEN CONCAT(REPLACE(
        IF(LOCATE('+', `contact_email`, 2) > 0, LEFT(`contact_email`, LOCATE('+', `contact_email`, 2) - 1),
            SUBSTRING_INDEX(`contact_email`, '@', 1)), '.', ''), '@gmail.com')
    ELSE CONCAT(IF(LOCATE('+', `contact_email`, 2) > 0, LEFT(`contact_email`, LOCATE('+', `contact_email`, 2) - 1),
            SUBSTRING_INDEX(`contact_email`, '@', 1)), '@', SUBSTRING_INDEX(`contact_email`, '@', -1)) END
) STORED,
    ADD INDEX `orders_contact_mailbox_idx`(`contact_mailbox`, `payment_status`, `status`, `final_total`, `pieces`);

-- AlterTable
ALTER TABLE `coupon_redemptions` ADD COLUMN `mailbox` VARCHAR(191) GENERATED ALWAYS AS (
    CASE WHEN `email` IS NULL OR `email` = '' THEN NULL
    WHEN SUBSTRING_INDEX(`email`, '@', -1) IN ('gmail.com', 'googlemail.com') THEN CONCAT(REPLACE(
        IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1),
            SUBSTRING_INDEX(`email`, '@', 1)), '.', ''), '@gmail.com')
    ELSE CONCAT(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1),
            SUBSTRING_INDEX(`email`, '@', 1)), '@', SUBSTRING_INDEX(`email`, '@', -1)) END
) STORED,
    ADD INDEX `coupon_redemptions_mailbox_coupon_id_idx`(`mailbox`, `coupon_id`);

-- AlterTable
ALTER TABLE `users` ADD COLUMN `mailbox` VARCHAR(191) GENERATED ALWAYS AS (
    CASE WHEN SUBSTRING_INDEX(`email`, '@', -1) IN ('gmail.com', 'googlemail.com') THEN CONCAT(REPLACE(
        IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1),
            SUBSTRING_INDEX(`email`, '@', 1)), '.', ''), '@gmail.com')
    ELSE CONCAT(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1),
            SUBSTRING_INDEX(`email`, '@', 1)), '@', SUBSTRING_INDEX(`email`, '@', -1)) END
) STORED,
    ADD INDEX `users_mailbox_idx`(`mailbox`);
