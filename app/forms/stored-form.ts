import { useEffect, useState } from 'react';
import type * as z from 'zod';
import type { ErrorCode, FieldErrors } from '../../domain/error-codes.ts';
import { errorsOf } from '../../domain/profile/form-errors.ts';
import { withoutIds } from '../../domain/profile/without-ids.ts';
import { errorSentence } from '../i18n/error-texts.ts';
import { useLocale } from '../i18n/texts.ts';
import type { Failure, SentAnswer, StoredContent } from './sent-answer.ts';

type Phase = 'loading' | 'filling' | 'sending' | 'conflict';

/** A form that edits loads the stored value; a form that adds starts from an empty one. It must have one of them. */
type Start<Draft> =
  | { load: () => Promise<StoredContent<Draft> | { failed: Failure }>; empty?: undefined }
  | { load?: undefined; empty: Draft };

export type StoredFormOptions<Draft> = Start<Draft> & {
  schema: z.ZodType<unknown, Draft>;
  /** `version`: that of the loaded value; null for a new entry, and to overwrite the changes of another user. */
  save: (value: Draft, version: number | null) => Promise<SentAnswer>;
  /** Called after the value was stored. */
  finish: (alias: string | undefined) => Promise<void>;
};

export type StoredForm<Draft> = {
  value: Draft;
  /** The value before it was edited. */
  stored: Draft;
  /** Replaces some fields. */
  set: (change: Partial<Draft>) => void;
  /** The error sentence of a field, after the first attempt to send. */
  error: (path: string) => string | undefined;
  /** True when there is an error at or below this path. */
  hasErrors: (path: string) => boolean;
};

/**
 * The state of an edit dialog: loaded from the server, validated while typing, sent, and kept open until it is
 * stored.
 */
export function useStoredForm<Draft extends object>(options: StoredFormOptions<Draft>) {
  const { schema, load: read, empty, save, finish } = options;
  const [stored, setStored] = useState(empty);
  const [value, setValue] = useState(empty);
  const [version, setVersion] = useState<number | null>(null);
  const [phase, setPhase] = useState<Phase>(empty ? 'filling' : 'loading');
  const [failure, setFailure] = useState<Failure>();
  const [tried, setTried] = useState(0);
  const [refused, setRefused] = useState<FieldErrors>({});

  const load = async () => {
    setPhase('loading');
    setFailure(undefined);
    const content = await read?.();
    if (!content) return;
    if ('failed' in content) return setFailure(content.failed);
    setStored(content.value);
    setValue(content.value);
    setVersion(content.version);
    setRefused({});
    setTried(0);
    setPhase('filling');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the dialog opens
  useEffect(() => {
    if (!empty) void load();
  }, []);

  const wrong = tried > 0 && value ? { ...errorsOf(schema, value), ...refused } : refused;

  const submit = async (over?: 'overwrite') => {
    if (!value || phase === 'sending') return;
    if (Object.keys(errorsOf(schema, value)).length > 0) return setTried(tried + 1);
    setPhase('sending');
    setFailure(undefined);
    // Without ids: rows that another user has deleted in the meantime are created again.
    const answer = await save(over ? withoutIds(value) : value, over ? null : version);
    if ('done' in answer) return finish(answer.alias);
    setPhase('conflict' in answer ? 'conflict' : 'filling');
    if ('errors' in answer) {
      setRefused(answer.errors);
      setTried(tried + 1);
    }
    if ('failed' in answer) setFailure(answer.failed);
  };

  const locale = useLocale();
  const sentenceOf = (code: ErrorCode | undefined) => code && errorSentence(locale, code);
  const form: StoredForm<Draft> | undefined = value && {
    value,
    stored: stored ?? value,
    set: (change) => {
      // Based on the current value: an upload may end long after the field that started it was rendered.
      setValue((now) => now && { ...now, ...change });
      // The server's errors concern the values that were sent, not those being typed now.
      setRefused({});
    },
    error: (path) => {
      // For a list that is one field (cities, pictures), the error of its first wrong entry.
      const entry = Object.keys(wrong).find(
        (one) => one.startsWith(`${path}.`) && /^\d+$/.test(one.slice(path.length + 1)),
      );
      return sentenceOf(wrong[path] ?? (entry ? wrong[entry] : undefined));
    },
    hasErrors: (path) => Object.keys(wrong).some((one) => one === path || one.startsWith(`${path}.`)),
  };
  return {
    form,
    phase,
    failure,
    tried,
    wrong: Object.keys(wrong).length > 0,
    // Also listed together: the server may refuse something that no field shows.
    refusals: [...new Set(Object.values(refused))].flatMap((code) => sentenceOf(code) ?? []),
    dirty: value !== stored,
    load,
    submit,
  };
}
