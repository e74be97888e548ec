import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { ListedDeveloper } from '../../../../server/services/library/read-developer-list.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../entry.module.css';
import { developerListTexts } from './developer-list.texts.ts';

/** The date the developer became a favourite, and the button that removes it. */
export function FavouriteFoot({ entry }: { entry: ListedDeveloper }) {
  const locale = useLocale();
  const texts = useTexts(developerListTexts).favourites;
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const answer = await sendCommand(pathTo(locale, 'favourite', { developerId: entry.id }), { favourite: false });
    if ('done' in answer) await revalidate();
    else fail(answer, texts.failed);
    setBusy(false);
  };
  return (
    <div className={styles.kept}>
      <p className={styles.facts}>{texts.kept(day(locale, entry.keptAt))}</p>
      <Button look="secondary" busy={busy} aria-label={texts.removeOf(entry.name)} onClick={() => void remove()}>
        {texts.remove}
      </Button>
    </div>
  );
}
