-- The mailbox behind an e-mail address also follows Yahoo's disposable addresses, Fastmail's subdomains, and the domains that
-- Proton and Apple offer for one account. It agrees with mailboxOf in graph/access/attempts/mailbox.ts for every address that the store accepts.

-- AlterTable
ALTER TABLE `orders` MODIFY COLUMN `contact_mailbox` VARCHAR(191) GENERATED ALWAYS AS (
    CASE
    WHEN `contact_email` = '' THEN NULL
    WHEN SUBSTRING_INDEX(`contact_email`, '@', -1) IN ('gmail.com', 'googlemail.com') THEN
        CONCAT(REPLACE(IF(LOCATE('+', `contact_email`, 2) > 0, LEFT(`contact_email`, LOCATE('+', `contact_email`, 2) - 1), SUBSTRING_INDEX(`contact_email`, '@', 1)), '.', ''), '@gmail.com')
    WHEN SUBSTRING_INDEX(`contact_email`, '@', -1) LIKE 'yahoo.%' OR SUBSTRING_INDEX(`contact_email`, '@', -1) IN ('ymail.com', 'rocketmail.com') THEN
        CONCAT(IF(LOCATE('-', IF(LOCATE('+', `contact_email`, 2) > 0, LEFT(`contact_email`, LOCATE('+', `contact_email`, 2) - 1), SUBSTRING_INDEX(`contact_email`, '@', 1)), 2) > 0, LEFT(IF(LOCATE('+', `contact_email`, 2) > 0, LEFT(`contact_email`, LOCATE('+', `contact_email`, 2) - 1), SUBSTRING_INDEX(`contact_email`, '@', 1)), LOCATE('-', IF(LOCATE('+', `contact_email`, 2) > 0, LEFT(`contact_email`, LOCATE('+', `contact_email`, 2) - 1), SUBSTRING_INDEX(`contact_email`, '@', 1)), 2)), IF(LOCATE('+', `contact_email`, 2) > 0, LEFT(`contact_email`, LOCATE('+', `contact_email`, 2) - 1), SUBSTRING_INDEX(`contact_email`, '@', 1))), '@', SUBSTRING_INDEX(`contact_email`, '@', -1))
    WHEN SUBSTRING_INDEX(`contact_email`, '@', -1) LIKE '%.fastmail.com' OR SUBSTRING_INDEX(`contact_email`, '@', -1) LIKE '%.fastmail.fm' THEN
        CONCAT(SUBSTRING_INDEX(SUBSTRING_INDEX(SUBSTRING_INDEX(`contact_email`, '@', -1), '.', -3), '.', 1), '@', SUBSTRING_INDEX(SUBSTRING_INDEX(`contact_email`, '@', -1), '.', -2))
    WHEN SUBSTRING_INDEX(`contact_email`, '@', -1) IN ('protonmail.com', 'protonmail.ch', 'proton.me', 'pm.me') THEN
        CONCAT(REPLACE(REPLACE(REPLACE(IF(LOCATE('+', `contact_email`, 2) > 0, LEFT(`contact_email`, LOCATE('+', `contact_email`, 2) - 1), SUBSTRING_INDEX(`contact_email`, '@', 1)), '.', ''), '-', ''), '_', ''), '@pm.me')
    WHEN SUBSTRING_INDEX(`contact_email`, '@', -1) IN ('icloud.com', 'me.com', 'mac.com') THEN CONCAT(IF(LOCATE('+', `contact_email`, 2) > 0, LEFT(`contact_email`, LOCATE('+', `contact_email`, 2) - 1), SUBSTRING_INDEX(`contact_email`, '@', 1)), '@me.com')
    ELSE CONCAT(IF(LOCATE('+', `contact_email`, 2) > 0, LEFT(`contact_email`, LOCATE('+', `contact_email`, 2) - 1), SUBSTRING_INDEX(`contact_email`, '@', 1)), '@', SUBSTRING_INDEX(`contact_email`, '@', -1)) END
) STORED;

-- AlterTable
ALTER TABLE `coupon_redemptions` MODIFY COLUMN `mailbox` VARCHAR(191) GENERATED ALWAYS AS (
    CASE
    WHEN `email` IS NULL OR `email` = '' THEN NULL
    WHEN SUBSTRING_INDEX(`email`, '@', -1) IN ('gmail.com', 'googlemail.com') THEN
        CONCAT(REPLACE(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), '.', ''), '@gmail.com')
    WHEN SUBSTRING_INDEX(`email`, '@', -1) LIKE 'yahoo.%' OR SUBSTRING_INDEX(`email`, '@', -1) IN ('ymail.com', 'rocketmail.com') THEN
        CONCAT(IF(LOCATE('-', IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), 2) > 0, LEFT(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), LOCATE('-', IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), 2)), IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1))), '@', SUBSTRING_INDEX(`email`, '@', -1))
    WHEN SUBSTRING_INDEX(`email`, '@', -1) LIKE '%.fastmail.com' OR SUBSTRING_INDEX(`email`, '@', -1) LIKE '%.fastmail.fm' THEN
        CONCAT(SUBSTRING_INDEX(SUBSTRING_INDEX(SUBSTRING_INDEX(`email`, '@', -1), '.', -3), '.', 1), '@', SUBSTRING_INDEX(SUBSTRING_INDEX(`email`, '@', -1), '.', -2))
    WHEN SUBSTRING_INDEX(`email`, '@', -1) IN ('protonmail.com', 'protonmail.ch', 'proton.me', 'pm.me') THEN
        CONCAT(REPLACE(REPLACE(REPLACE(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), '.', ''), '-', ''), '_', ''), '@pm.me')
    WHEN SUBSTRING_INDEX(`email`, '@', -1) IN ('icloud.com', 'me.com', 'mac.com') THEN CONCAT(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), '@me.com')
    ELSE CONCAT(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), '@', SUBSTRING_INDEX(`email`, '@', -1)) END
) STORED;

-- AlterTable
ALTER TABLE `users` MODIFY COLUMN `mailbox` VARCHAR(191) GENERATED ALWAYS AS (
    CASE
    WHEN SUBSTRING_INDEX(`email`, '@', -1) IN ('gmail.com', 'googlemail.com') THEN
        CONCAT(REPLACE(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), '.', ''), '@gmail.com')
    WHEN SUBSTRING_INDEX(`email`, '@', -1) LIKE 'yahoo.%' OR SUBSTRING_INDEX(`email`, '@', -1) IN ('ymail.com', 'rocketmail.com') THEN
        CONCAT(IF(LOCATE('-', IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), 2) > 0, LEFT(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), LOCATE('-', IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), 2)), IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1))), '@', SUBSTRING_INDEX(`email`, '@', -1))
    WHEN SUBSTRING_INDEX(`email`, '@', -1) LIKE '%.fastmail.com' OR SUBSTRING_INDEX(`email`, '@', -1) LIKE '%.fastmail.fm' THEN
        CONCAT(SUBSTRING_INDEX(SUBSTRING_INDEX(SUBSTRING_INDEX(`email`, '@', -1), '.', -3), '.', 1), '@', SUBSTRING_INDEX(SUBSTRING_INDEX(`email`, '@', -1), '.', -2))
    WHEN SUBSTRING_INDEX(`email`, '@', -1) IN ('protonmail.com', 'protonmail.ch', 'proton.me', 'pm.me') THEN
        CONCAT(REPLACE(REPLACE(REPLACE(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), '.', ''), '-', ''), '_', ''), '@pm.me')
    WHEN SUBSTRING_INDEX(`email`, '@', -1) IN ('icloud.com', 'me.com', 'mac.com') THEN CONCAT(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), '@me.com')
    ELSE CONCAT(IF(LOCATE('+', `email`, 2) > 0, LEFT(`email`, LOCATE('+', `email`, 2) - 1), SUBSTRING_INDEX(`email`, '@', 1)), '@', SUBSTRING_INDEX(`email`, '@', -1)) END
) STORED;
