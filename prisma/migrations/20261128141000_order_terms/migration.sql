-- An order keeps the settings and the coupon's terms that it was placed under, a discount its percentage, an invoice its seller.
ALTER TABLE `orders` ADD COLUMN `terms` JSON NULL,
    ADD COLUMN `coupon_terms` JSON NULL,
    ADD COLUMN `staff_discount_bp` INTEGER NULL,
    ADD COLUMN `staff_discount_on` ENUM('ALL', 'MAKING') NOT NULL DEFAULT 'ALL';

ALTER TABLE `order_lines` ADD COLUMN `is_coupon_counted` BOOLEAN NULL,
    ADD COLUMN `staff_discount_bp` INTEGER NULL,
    ADD COLUMN `staff_discount_on` ENUM('ALL', 'MAKING') NOT NULL DEFAULT 'ALL';

ALTER TABLE `invoices` ADD COLUMN `seller` JSON NULL;

-- Earlier orders and invoices take the settings and the coupon as they are now: nothing else is known of them. A discount
-- that was given before stays a sum. `updated_at` stays, since nothing that programs read of them changes.
UPDATE `orders` SET `updated_at` = `updated_at`, `terms` = JSON_OBJECT(
    'freeShippingFrom', CAST(COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'freeShippingFrom'), '5000') AS UNSIGNED),
    'shippingFee', CAST(COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'shippingFee'), '200') AS UNSIGNED),
    'codLimit', CAST(COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'codLimit'), '500000') AS UNSIGNED),
    'returnDays', CAST(COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'returnDays'), '7') AS UNSIGNED),
    'paymentHoldMinutes', CAST(COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'paymentHoldMinutes'), '60') AS UNSIGNED),
    'transferHours', CAST(COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'transferHours'), '72') AS UNSIGNED));

UPDATE `orders` JOIN `coupons` ON `coupons`.`code` = `orders`.`coupon_code`
SET `orders`.`updated_at` = `orders`.`updated_at`, `orders`.`coupon_terms` = JSON_OBJECT('id', `coupons`.`id`,
    'kind', `coupons`.`kind`, 'value', `coupons`.`value`, 'basis', `coupons`.`basis`,
    'maxDiscount', `coupons`.`max_discount`, 'minItems', `coupons`.`min_items`,
    'collectionIds', JSON_EXTRACT(`coupons`.`collection_ids`, '$'),
    'productIds', JSON_EXTRACT(`coupons`.`product_ids`, '$'));

UPDATE `order_lines` SET `is_coupon_counted` = TRUE WHERE `coupon_discount` > 0;

UPDATE `invoices` SET `seller` = JSON_OBJECT(
    'name', COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'name'), 'Aabhushan'),
    'address', COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'address'), 'Balkumari, Lalitpur, Kathmandu, Nepal'),
    'phone', COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'phone'), '+977-1-5550100'),
    'email', COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'email'), 'hello@aabhushan.example'),
    'pan', COALESCE((SELECT JSON_UNQUOTE(JSON_EXTRACT(`value`, '$')) FROM `store_settings` WHERE `key` = 'pan'), ''));
