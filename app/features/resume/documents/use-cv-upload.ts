import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { sendPdf } from '../../../documents/send-pdf.ts';
import type { CvError } from './cv.texts.ts';

const others = ['forbidden', 'gone'] as const;

export type Upload = { name: string; part: number };

/** Sends one file at a time; the upload can be cancelled until it is complete. */
export function useCvUpload(developerId: string, onSent: (outcome: { name: string } | 'cancelled') => void) {
  const [upload, setUpload] = useState<Upload>();
  const [error, setError] = useState<CvError>();
  const { revalidate } = useRevalidator();
  const ending = useRef<AbortController>(undefined);

  const send = async (files: FileList | null): Promise<void> => {
    const [file, second] = files ?? [];
    if (!file || ending.current) return;
    if (second) return setError('several');
    setError(undefined);
    setUpload({ name: file.name, part: 0 });
    ending.current = new AbortController();
    const progress = (part: number) => setUpload({ name: file.name, part });
    const outcome = await sendPdf({
      ...{ address: `/uploads/cv/${developerId}`, file, others },
      ...{ onProgress: progress, signal: ending.current.signal },
    });
    ending.current = undefined;
    if (typeof outcome === 'object' && 'error' in outcome) setError(outcome.error);
    else {
      if (outcome !== 'cancelled') await revalidate();
      onSent(outcome);
    }
    setUpload(undefined);
  };

  return { upload, error, send, cancel: () => ending.current?.abort() };
}
