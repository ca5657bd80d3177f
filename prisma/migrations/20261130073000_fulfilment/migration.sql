-- The word of the contract: how the pieces of an order reach the buyer.
ALTER TABLE `orders` RENAME COLUMN `handover` TO `fulfilment`;
ALTER TABLE `remittances` RENAME COLUMN `other_carrier_ok` TO `allow_other_carrier`;
