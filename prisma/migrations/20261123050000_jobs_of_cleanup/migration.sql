-- The day's cleanup was called housekeeping: what waits of it is done under its name of today.
UPDATE `jobs` SET `kind` = 'cleanup' WHERE `kind` = 'housekeeping' AND `status` = 'QUEUED';
