import { useEffect, useState } from 'react';
import { pathTo } from '../../domain/paths.ts';
import type { Locale } from '../../domain/viewer.ts';
import { useLocale } from '../i18n/texts.ts';

export type Choice = { id: string; name: string; group?: string | null; handle?: string | null };
type Kind = 'professions' | 'technologies' | 'languages';

/** One request per list and language, shared by all fields. */
const asked = new Map<string, Promise<Choice[]>>();

async function load(locale: Locale, kind: Kind): Promise<Choice[]> {
  const response = await fetch(pathTo(locale, 'lookups', { kind }));
  if (!response.ok) throw new Error(`lookups answered ${response.status}`);
  return response.json();
}

/** The choices of a list; undefined until they are loaded. */
export function useLookups(kind: Kind): Choice[] | undefined {
  const locale = useLocale();
  const [choices, setChoices] = useState<Choice[]>();
  useEffect(() => {
    let wanted = true;
    const key = `${kind}:${locale}`;
    const question = asked.get(key) ?? load(locale, kind);
    asked.set(key, question);
    question.then(
      (list) => wanted && setChoices(list),
      // A failed request is sent again by the next field that needs the list.
      () => asked.delete(key),
    );
    return () => {
      wanted = false;
    };
  }, [kind, locale]);
  return choices;
}
