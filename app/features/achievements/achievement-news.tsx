import { useLocale } from '../../i18n/texts.ts';
import { useNews } from '../../ui/news.ts';
import { useToast } from '../../ui/toast.tsx';

/** Says what has just been unlocked, on whatever page the person is. The words come when there is something to say. */
export function AchievementNews() {
  const locale = useLocale();
  const toast = useToast();
  useNews(({ kind, id }) => {
    if (kind !== 'achievement' || !id) return;
    void import('./achievement-news.texts.ts').then(({ sayUnlocked }) => {
      const said = sayUnlocked(locale, id);
      if (said) toast(said);
    });
  });
  return null;
}
