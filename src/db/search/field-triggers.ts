import type { Trigger } from '#db/triggers.ts';

const TABLES = {
  crm_contacts: 'contact',
  crm_companies: 'company',
  crm_opportunities: 'opportunity',
} as const;

/** Longest part of a text that is looked up. */
const TEXT_LENGTH = 200;

/** The rows of a record's values. A single value counts as a list of one. */
const insertOf = (
  kind: string,
): string => `INSERT INTO \`crm_field_values\` (\`fieldId\`, \`recordId\`, \`text\`, \`number\`)
  SELECT f.\`id\`, NEW.\`id\`, iif(one.\`type\` = 'text', substr(one.\`value\`, 1, ${TEXT_LENGTH}), NULL),
    iif(one.\`type\` IN ('integer', 'real'), one.\`value\`, NULL)
  FROM json_each(NEW.\`customFields\`) AS own
  JOIN \`crm_fields\` AS f ON f.\`workspaceId\` = NEW.\`workspaceId\` AND f.\`kind\` = '${kind}' AND f.\`key\` = own.\`key\`
  JOIN json_each(iif(own.\`type\` = 'array', own.\`value\`, json_array(own.\`value\`))) AS one
  WHERE one.\`value\` IS NOT NULL AND one.\`value\` <> '';`;

const deleteOf = (kind: string): string => `DELETE FROM \`crm_field_values\` WHERE \`recordId\` = OLD.\`id\`
    AND \`fieldId\` IN (SELECT \`id\` FROM \`crm_fields\` WHERE \`workspaceId\` = OLD.\`workspaceId\` AND \`kind\` = '${kind}');`;

const HAS_SOME = "coalesce(%.`customFields`, '{}') <> '{}'";

/** Triggers that keep the values of defined fields for look-ups, whatever writes the records. */
export const fieldTriggers = (): Trigger[] =>
  Object.entries(TABLES).flatMap(([table, kind]) => {
    const trigger = (event: string, name: string, condition: string, ...statements: string[]): Trigger => ({
      name: `${table}_fields_${name}`,
      sql: `CREATE TRIGGER \`${table}_fields_${name}\` AFTER ${event} ON \`${table}\`
WHEN ${condition}
BEGIN
  ${statements.join('\n  ')}
END`,
    });
    return [
      trigger('INSERT', 'insert', HAS_SOME.replace('%', 'NEW'), insertOf(kind)),
      trigger(
        'UPDATE OF `customFields`',
        'update',
        'NEW.`customFields` IS NOT OLD.`customFields`',
        deleteOf(kind),
        insertOf(kind),
      ),
      trigger('DELETE', 'delete', HAS_SOME.replace('%', 'OLD'), deleteOf(kind)),
    ];
  });
