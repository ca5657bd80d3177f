-- A manager gives the staff roles below theirs, the bookkeeper's among them, whose refunds have no limit.
UPDATE `staff_roles` SET `refund_npr` = NULL WHERE `name` = 'Manager' AND `version` = 1 AND `refund_npr` = 200000;
