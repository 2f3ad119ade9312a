-- Companies that have left the register come last in every search, whatever their rank was.
UPDATE register.company SET rank = 2147483647 WHERE NOT in_register;
