-- The word of the contract: how the pieces of an order reach the buyer.
ALTER TABLE `orders` RENAME COLUMN `handover` TO `fulfilment`;
ALTER TABLE `remittances` RENAME COLUMN `other_carrier_ok` TO `allow_other_carrier`;
UPDATE `store_settings` SET `value` = JSON_SET(JSON_REMOVE(`value`, '$.offered'), '$.isOffered', JSON_EXTRACT(`value`, '$.offered'))
    WHERE `key` = 'booking' AND JSON_CONTAINS_PATH(`value`, 'one', '$.offered');
