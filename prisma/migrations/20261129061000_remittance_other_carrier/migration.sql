-- Staff confirm once that a remittance pays for parcels that another carrier had, and every later edit keeps it.
ALTER TABLE `remittances` ADD COLUMN `other_carrier_ok` BOOLEAN NOT NULL DEFAULT false;
