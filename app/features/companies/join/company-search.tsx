import { lazy, Suspense, useEffect, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { fetchJson } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './join.module.css';
import { joinTexts } from './join.texts.ts';

const JoinDialog = lazy(() => import('./join-dialog.tsx'));

type Found = { id: string; name: string };
const waitMilliseconds = 150;

/** Finds a company by a part of its name and offers to request membership. */
export function CompanySearch({ typed, setTyped }: { typed: string; setTyped: (text: string) => void }) {
  const texts = useTexts(joinTexts);
  const { found, failed } = useFound(typed);
  const [chosen, setChosen] = useState<Found>();
  const words = failed ? texts.failed : found && (found.length === 0 ? texts.none : texts.found(found.length));
  return (
    <>
      <Field
        label={texts.searchField}
        hint={texts.searchHint}
        type="search"
        autoComplete="organization"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={styles.status}>
        {words}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((company) => (
            <li key={company.id}>
              <strong>{company.name}</strong>
              <Button look="secondary" aria-label={texts.askOf(company.name)} onClick={() => setChosen(company)}>
                {texts.ask}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <Suspense>
          <JoinDialog company={chosen} close={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The request starts a moment after the last key; an answer to an older text is ignored. */
function useFound(typed: string): { found: Found[] | undefined; failed: boolean } {
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ text: string; found: Found[] | undefined }>();
  const text = typed.trim();
  useEffect(() => {
    if (text.length < 2) return;
    const stop = new AbortController();
    const ask = async () => {
      const found = await fetchJson(pathTo(locale, 'companyChoice'), `?text=${encodeURIComponent(text)}`, stop);
      if (!stop.signal.aborted) setAnswer({ text, found: 'failed' in found ? undefined : found });
    };
    const timer = setTimeout(() => void ask(), waitMilliseconds);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [text, locale]);
  const current = answer?.text === text ? answer : undefined;
  return { found: current?.found, failed: current !== undefined && current.found === undefined };
}
