import { useCallback, useEffect, useRef, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { ImportPlan } from '../../../../domain/resume/imports/merge.ts';
import { useLocale } from '../../../i18n/texts.ts';
import type { ImportAnswer } from './import-answer.ts';
import type { ImportKind } from './import-items.tsx';
import { sendImport } from './send-import.ts';

export type Problem = Extract<ImportAnswer, { error: unknown } | { failed: unknown }>;

/** The steps of the dialog: choose a file, wait for it to be read, check the preview, wait for it to be saved. */
export type Step =
  | { at: 'choose'; problem?: Problem }
  | { at: 'reading'; name: string }
  | { at: 'preview'; file: File; plan: ImportPlan; problem?: Problem }
  | { at: 'writing'; file: File; plan: ImportPlan }
  | { at: 'done' };

export function useImport(kind: ImportKind, done: () => void) {
  const address = pathTo(useLocale(), 'importProfile', { kind });
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const underWay = useRef<AbortController>(undefined);
  const stop = useCallback(() => underWay.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const send = (file: File, accepted?: readonly string[]) => {
    stop();
    underWay.current = new AbortController();
    return sendImport(address, file, underWay.current.signal, accepted);
  };

  const choose = async (file: File) => {
    setStep({ at: 'reading', name: file.name });
    const answer = await send(file);
    if (!answer || 'alias' in answer) return;
    setStep('plan' in answer ? { at: 'preview', file, plan: answer.plan } : { at: 'choose', problem: answer });
  };

  const confirm = async (file: File, plan: ImportPlan, accepted: readonly string[]) => {
    setStep({ at: 'writing', file, plan });
    const answer = await send(file, accepted);
    if (!answer || 'plan' in answer) return;
    if (!('alias' in answer)) return setStep({ at: 'preview', file, plan, problem: answer });
    setStep({ at: 'done' });
    done();
  };

  const again = () => {
    stop();
    setStep({ at: 'choose' });
  };
  return { step, choose, confirm, again };
}
