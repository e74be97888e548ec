import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { errorsOf } from '../../domain/profile/form-errors.ts';
import { withoutIds } from '../../domain/profile/without-ids.ts';
import { errorSentence, errorTexts } from '../i18n/error-texts.ts';
import { useLocale } from '../i18n/texts.ts';
import { fetchJson, sendJson } from './send.ts';
import type { Failure, SentAnswer, StoredContent } from './sent-answer.ts';

type Phase = 'loading' | 'filling' | 'sending' | 'conflict';

export type StoredFormOptions<Draft> = {
  /** GET gives what is stored, POST stores. */
  address: string;
  schema: z.ZodType<unknown, Draft>;
  /** Given: the form sends something new, and starts from this. Otherwise it edits what is stored. */
  empty?: Draft | undefined;
  /** What a new entry is to the server, where one address takes several kinds. */
  mode?: string;
  /** What goes with it to an address that needs to know more. */
  extra?: Record<string, unknown>;
  /** Once it is stored. */
  finish: (alias: string | undefined) => Promise<void>;
};

export type StoredForm<Draft> = {
  value: Draft;
  /** Replaces some fields. */
  set: (change: Partial<Draft>) => void;
  /** The sentence for a field, once somebody has tried to send. */
  error: (path: string) => string | undefined;
  /** Is anything wrong at or below this path? */
  hasErrors: (path: string) => boolean;
};

/** The life of an edit dialog: filled from the server, checked as it is typed, sent, and kept open until it is stored. */
export function useStoredForm<Draft extends object>(options: StoredFormOptions<Draft>) {
  const { address, schema, empty, mode = 'add', extra, finish } = options;
  const [stored, setStored] = useState(empty);
  const [value, setValue] = useState(empty);
  const [version, setVersion] = useState<number | null>(null);
  const [phase, setPhase] = useState<Phase>(empty ? 'filling' : 'loading');
  const [failure, setFailure] = useState<Failure>();
  const [tried, setTried] = useState(0);
  const [refused, setRefused] = useState<Record<string, string>>({});

  const load = async () => {
    setPhase('loading');
    setFailure(undefined);
    const content = await fetchJson<StoredContent<Draft>>(address);
    if ('failed' in content) return setFailure(content.failed);
    setStored(content.value);
    setValue(content.value);
    setVersion(content.version);
    setRefused({});
    setTried(0);
    setPhase('filling');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!empty) void load();
  }, []);

  const wrong = tried > 0 && value ? { ...errorsOf(schema, value), ...refused } : refused;

  const submit = async (over?: 'whatever is there') => {
    if (!value || phase === 'sending') return;
    if (Object.keys(errorsOf(schema, value)).length > 0) return setTried(tried + 1);
    setPhase('sending');
    setFailure(undefined);
    const answer: SentAnswer = await sendJson(address, {
      ...extra,
      mode: empty ? mode : 'edit',
      version: over ? null : version,
      // Rows that somebody else has deleted meanwhile come back as new ones.
      value: over ? withoutIds(value) : value,
    });
    if ('done' in answer) return finish(answer.alias);
    setPhase('conflict' in answer ? 'conflict' : 'filling');
    if ('errors' in answer) {
      setRefused(answer.errors);
      setTried(tried + 1);
    }
    if ('failed' in answer) setFailure(answer.failed);
  };

  const locale = useLocale();
  const sentenceOf = (code: string | undefined) =>
    code ? (errorSentence(locale, code) ?? errorTexts[locale].required) : undefined;
  const form: StoredForm<Draft> | undefined = value && {
    value,
    set: (change) => {
      // On what is there now: an upload may finish long after the field that began it was drawn.
      setValue((now) => now && { ...now, ...change });
      // What the server refused was about what was sent, not about what is being typed.
      setRefused({});
    },
    error: (path) => {
      // Of a list that is one field (cities, pictures), the first entry that is wrong.
      const entry = Object.keys(wrong).find(
        (one) => one.startsWith(`${path}.`) && /^\d+$/.test(one.slice(path.length + 1)),
      );
      return sentenceOf(wrong[path] ?? (entry && wrong[entry]));
    },
    hasErrors: (path) => Object.keys(wrong).some((one) => one === path || one.startsWith(`${path}.`)),
  };
  return {
    form,
    phase,
    failure,
    tried,
    wrong: Object.keys(wrong).length > 0,
    // Said in one place too: what the server refuses may be about something that no field shows.
    refusals: [...new Set(Object.values(refused))].flatMap((code) => sentenceOf(code) ?? []),
    dirty: value !== stored,
    load,
    submit,
  };
}
