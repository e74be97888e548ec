import { useEffect, useState } from 'react';
import { pathTo } from '../../domain/paths.ts';
import type { Locale } from '../../domain/viewer.ts';
import { fetchJson } from '../forms/send.ts';
import { useLocale } from '../i18n/texts.ts';

export type Choice = {
  id: string;
  name: string;
  group?: string | null;
  handle?: string | null;
  synonyms?: readonly string[];
};
type Kind = 'professions' | 'technologies' | 'languages';

/** One request per list and language, shared by all fields. */
const asked = new Map<string, Promise<Choice[]>>();

async function load(locale: Locale, kind: Kind): Promise<Choice[]> {
  const choices = await fetchJson(pathTo(locale, 'lookups', { kind }));
  if ('failed' in choices) throw new Error(`the lookups of ${kind} were not loaded: ${choices.failed}`);
  return choices;
}

/** The choices of a list; undefined until they are loaded. */
export function useLookups(kind: Kind): Choice[] | undefined {
  const locale = useLocale();
  const [choices, setChoices] = useState<Choice[]>();
  useEffect(() => {
    let wanted = true;
    const key = `${kind}:${locale}`;
    const list = asked.get(key) ?? load(locale, kind);
    asked.set(key, list);
    list.then(
      (loaded) => wanted && setChoices(loaded),
      // A failed request is sent again by the next field that needs the list.
      () => asked.delete(key),
    );
    return () => {
      wanted = false;
    };
  }, [kind, locale]);
  return choices;
}
