import { useRef } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { fetchJson } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useLiveEvents } from '../../../ui/live-events.ts';
import { useToast } from '../../../ui/toast.tsx';
import { achievementNewsTexts } from './achievement-news.texts.ts';

/** Shows a toast on any page when an achievement is unlocked; its title is fetched at that moment. */
export default function AchievementNews() {
  const locale = useLocale();
  const texts = useTexts(achievementNewsTexts);
  const toast = useToast();
  // A stream that reconnects repeats the events sent since the page was loaded.
  const announced = useRef(new Set<string>());
  useLiveEvents(({ kind, id }) => {
    if (kind !== 'achievement' || !id || announced.current.has(id)) return;
    announced.current.add(id);
    void fetchJson(pathTo(locale, 'achievementWords', { id })).then((words) => {
      if ('title' in words) toast(texts.unlocked(words.title));
    });
  });
  return null;
}
