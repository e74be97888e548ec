import { useEffect, useState } from 'react';
import { pathTo } from '../../../../../domain/paths.ts';
import type { SimilarQuestion } from '../../../../../server/services/catalogue/contributions/find-similar.ts';
import { fetchJson } from '../../../../forms/send.ts';
import { useLocale } from '../../../../i18n/texts.ts';

const pauseMilliseconds = 500;

/** Similar questions, requested when the author stops typing; empty when the request fails. */
export function useSimilar(testId: string, title: { fr: string; en: string }, except: string): SimilarQuestion[] {
  const locale = useLocale();
  const [found, setFound] = useState<SimilarQuestion[]>([]);
  const { fr, en } = title;
  useEffect(() => {
    if (!testId || (fr.trim().length < 8 && en.trim().length < 8)) return setFound([]);
    let late = false;
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ testId, fr: fr.slice(0, 300), en: en.slice(0, 300), except });
      const answer = await fetchJson(pathTo(locale, 'similarQuestions'), `?${query}`);
      if (!late) setFound('similar' in answer ? answer.similar : []);
    }, pauseMilliseconds);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [testId, fr, en, except, locale]);
  return found;
}
