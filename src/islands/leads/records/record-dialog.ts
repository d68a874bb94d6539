/** A dialog that makes a record or edits one. */
export type RecordDialogProps<Row> = {
  /** Null makes a new one; undefined keeps the dialog closed. */
  record: Row | null | undefined;
  /** Values of a new record. */
  start?: Readonly<Record<string, string>>;
  onClose: () => void;
  onSaved: (saved: { id: number }, isNew: boolean) => void;
};
