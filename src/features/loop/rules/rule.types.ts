import type { RuleRecord } from './rule.values.ts';

/** A value of a field, as the record has it. */
export type FieldValue = string | number | boolean | null;

export type When =
  | { on: 'created'; record: RuleRecord }
  | {
      on: 'changed';
      record: RuleRecord;
      field: string;
      from?: FieldValue | undefined;
      to?: FieldValue | undefined;
    }
  | { on: 'stage'; stage: string; pipelineId?: number | null | undefined }
  | { on: 'quiet'; record: RuleRecord; days: number }
  | { on: 'date'; record: RuleRecord; field: string; days: number }
  | { on: 'enquiry' }
  | { on: 'lead' };

export type RuleAction =
  | { do: 'task'; title: string; dueInDays: number | null; assignee: number | 'owner' | 'by_load' }
  | { do: 'assign'; to: number | 'by_load' }
  | { do: 'set'; field: string; value: FieldValue | string[] }
  | { do: 'add_tag' | 'remove_tag'; tag: string }
  | { do: 'move'; stage: string; lostReason: string | null }
  | { do: 'send'; templateId: number }
  | { do: 'webhook'; webhookId: number }
  | { do: 'notify'; to: number | 'owner' };
