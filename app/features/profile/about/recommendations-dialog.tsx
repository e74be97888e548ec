import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { Recommendation } from '../../../../server/services/profile/read-recommendations.ts';
import { day } from '../../../i18n/dates.ts';
import { defineTexts, useLocale, useTexts } from '../../../i18n/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './recommendation-button.module.css';

const recommendationTexts = defineTexts(
  {
    title: (brand: string) => `Notes de l'équipe ${brand}`,
    close: 'Fermer',
    loading: 'Chargement',
    none: 'Aucune note pour le moment.',
    team: 'L’équipe',
    failed: 'Les notes n’ont pas pu être lues. Fermez et réessayez.',
  },
  {
    title: (brand: string) => `Notes of the ${brand} team`,
    close: 'Close',
    loading: 'Loading',
    none: 'No note yet.',
    team: 'The team',
    failed: 'The notes could not be read. Close this and try again.',
  },
);

/** What the team wrote about somebody. */
export default function RecommendationsDialog({ developerId, close }: { developerId: string; close: () => void }) {
  const texts = useTexts(recommendationTexts);
  const locale = useLocale();
  const brand = (useRouteLoaderData('root') as { brand?: string } | undefined)?.brand ?? '';
  const [notes, setNotes] = useState<Recommendation[] | 'failed'>();
  useEffect(() => {
    fetch(pathTo(locale, 'recommendations', { developerId }))
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(setNotes, () => setNotes('failed'));
  }, [locale, developerId]);
  return (
    <Dialog title={texts.title(brand)} closeLabel={texts.close} close={close}>
      {notes === 'failed' ? (
        <Notice tone="error">{texts.failed}</Notice>
      ) : !notes ? (
        <p role="status">{texts.loading}</p>
      ) : notes.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <div className={styles.author}>
                <Portrait address={undefined} size={36} />
                <p>
                  <strong>{note.author ?? texts.team}</strong>
                  <br />
                  <span>{day(locale, note.date)}</span>
                </p>
              </div>
              <blockquote>{note.value}</blockquote>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
