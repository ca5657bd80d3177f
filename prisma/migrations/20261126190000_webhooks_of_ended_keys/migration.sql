-- A webhook whose program has no key any more is off, and says so.
ALTER TABLE `webhook_endpoints` MODIFY `state` ENUM('ON', 'OFF', 'DISABLED', 'KEY_ENDED') NOT NULL DEFAULT 'ON';
