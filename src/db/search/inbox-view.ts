import { foldedSql } from './folded.ts';

const TITLE = "coalesce(`m`.`name`, `l`.`contactName`, '')";
const BODY = [
  "coalesce(`m`.`email`, '')",
  "coalesce(nullif(`m`.`company`, 'No especificada'), '')",
  ...['service', 'subject', 'message'].map((name) => `coalesce(\`m\`.\`${name}\`, '')`),
  ...['contactEmail', 'companyName', 'contactPhone', 'position', 'notes'].map(
    (name) => `coalesce(\`l\`.\`${name}\`, '')`,
  ),
].join(" || ' ' || ");

/** The searched texts of an inbox entry are in its message and its lead; five triggers read them (0013_inbox_search.sql). */
export const INBOX_VIEW = {
  name: 'inbox_search_rows',
  sql: `CREATE VIEW \`inbox_search_rows\` AS
SELECT (coalesce(\`e\`.\`userId\`, 0) << 39) | (7 << 36) | \`e\`.\`id\` AS \`searchId\`, \`e\`.\`id\` AS \`entryId\`,
  \`e\`.\`contactMessageId\` AS \`messageId\`, \`e\`.\`marketingLeadId\` AS \`leadId\`,
  ${foldedSql(TITLE)} AS \`title\`,
  ${foldedSql(BODY)} AS \`body\`
FROM \`inbox_entries\` \`e\`
LEFT JOIN \`contact_messages\` \`m\` ON \`m\`.\`id\` = \`e\`.\`contactMessageId\`
LEFT JOIN \`marketing_leads\` \`l\` ON \`l\`.\`id\` = \`e\`.\`marketingLeadId\``,
};
