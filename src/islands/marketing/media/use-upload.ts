import { useState } from 'react';
import type { Photograph } from '#features/marketing/media/photograph.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

export type RefusedFile = { name: string; reason: string };

/** Uploads one file after the other: the server draws one at a time for an account. */
export function useUpload(productId: number, onAdded: () => Promise<void>) {
  const { t } = useTexts();
  /** Number of the file that is under way, of how many; null while none is. */
  const [progress, setProgress] = useState<{ number: number; count: number } | null>(null);
  const [refused, setRefused] = useState<RefusedFile[]>([]);

  async function upload(files: readonly File[]): Promise<void> {
    if (files.length === 0 || progress !== null) return;
    setRefused([]);
    let added = 0;
    for (const [at, file] of files.entries()) {
      setProgress({ number: at + 1, count: files.length });
      const body = new FormData();
      body.set('productId', String(productId));
      body.set('file', file);
      try {
        await api<Photograph>('POST', '/api/marketing/media', { body });
        added += 1;
      } catch (error) {
        const named = error instanceof ApiError ? error.problem.errors?.['file'] : undefined;
        const reason = named ?? errorText(error, t);
        setRefused((before) => [...before, { name: file.name, reason }]);
      }
    }
    if (added > 0) await onAdded();
    setProgress(null);
    if (added > 0) toast.success(t('marketing:photographs.added', { count: added }));
  }

  return { upload, progress, refused };
}
