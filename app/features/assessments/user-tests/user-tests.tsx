import { lazy, Suspense, useState } from 'react';
import { mostPinned } from '../../../../domain/assessments/session/pinning.ts';
import { type CardSort, cardSorts, sortCards } from '../../../../domain/assessments/technology-card.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { UserTests as Data } from '../../../../server/services/assessments/user-tests/read-user-tests.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { EmptyTests } from './empty-tests.tsx';
import { InfoCard } from './info-card.tsx';
import { MissingTests } from './missing-tests.tsx';
import { SquareKey } from './square-key.tsx';
import { TechnologyCard } from './technology-card.tsx';
import styles from './user-tests.module.css';
import { userTestsTexts } from './user-tests.texts.ts';

const HistoryDialog = lazy(() => import('./history-dialog.tsx'));
const InfoDialog = lazy(() => import('./info-dialog.tsx'));

type Props = {
  developerId: string;
  mine: boolean;
  tests: Data;
  technologies: { id: string; name: string; handle: string | null }[];
};

/**
 * docs/product/assessments.md, Tests section of a profile: past tests, and recommendations for viewers who may edit.
 */
export function UserTests({ developerId, mine, tests: { cards, edit }, technologies }: Props) {
  const locale = useLocale();
  const texts = useTexts(userTestsTexts);
  const [sort, setSort] = useState<CardSort>('lastActivity');
  const [opened, setOpened] = useState<string>();
  const played = cards.filter(({ variant }) => variant === 'history');
  const next = cards.filter(({ variant }) => variant === 'recommendation');
  const pinned = played.filter(({ pinnedAt }) => pinnedAt !== null).length;
  const close = () => setOpened(undefined);
  const grid = (list: typeof cards) => (
    <ul className={styles.grid}>
      {list.map((card) => (
        <TechnologyCard
          key={card.technologyId}
          developerId={developerId}
          card={card}
          canEdit={edit !== undefined}
          pinsFull={pinned >= mostPinned}
          first={card === next[0]}
          openHistory={setOpened}
        />
      ))}
    </ul>
  );
  const technology = cards.find(({ technologyId }) => technologyId === opened);
  return (
    <>
      {edit && (
        <InfoCard profession={edit.profession} technologies={technologies} open={() => setOpened('information')} />
      )}
      <div className={styles.head}>
        <h2>{texts.title}</h2>
        {mine && played.length > 0 && <Link href={pathTo(locale, 'myBadges')}>{texts.badges}</Link>}
        {played.length > 1 && (
          <label className={styles.sort}>
            {texts.sort}
            <select value={sort} onChange={({ target }) => setSort(target.value as CardSort)}>
              {cardSorts.map((one) => (
                <option key={one} value={one}>
                  {texts.sorts[one]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {cards.length > 0 && <SquareKey contributions={cards.some(({ contributions }) => contributions > 0)} />}
      {played.length > 0 ? grid(sortCards(played, sort, locale)) : <EmptyTests mine={mine} />}
      {next.length > 0 && (
        <section className={styles.section} aria-label={texts.suggestions}>
          <h2>{texts.suggestions}</h2>
          {grid(next)}
        </section>
      )}
      {edit && <MissingTests developerId={developerId} missing={edit.missing} />}
      <Suspense>
        {opened === 'information' && <InfoDialog developerId={developerId} close={close} />}
        {technology && (
          <HistoryDialog
            developerId={developerId}
            technology={{ id: technology.technologyId, name: technology.name }}
            admin={!mine}
            close={close}
          />
        )}
      </Suspense>
    </>
  );
}
