-- A communication tells the fate of its e-mail also after the outbox has been emptied, and is filtered by it.
CREATE TRIGGER `crm_communications_fate` AFTER UPDATE OF `status` ON `outbox`
WHEN NEW.`status` <> OLD.`status`
BEGIN
  UPDATE `crm_communications`
  SET `status` = CASE NEW.`status` WHEN 'sending' THEN 'queued' ELSE NEW.`status` END
  WHERE `outboxId` = NEW.`id`;
END;
