import { lazy, Suspense, useEffect, useState } from 'react';
import { type AchievementId, achievementKinds } from '../../../../domain/assessments/achievements/achievements.ts';
import { unlockedOn } from '../../../../domain/assessments/achievements/unlocked-on.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  AchievementsView,
  LockedAchievement,
  UnlockedAchievement,
} from '../../../../server/services/assessments/achievements/read-achievements.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { AchievementCard } from './achievement-card.tsx';
import styles from './achievements.module.css';
import { achievementsTexts } from './achievements.texts.ts';
import { NoAchievements } from './no-achievements.tsx';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

type Props = { developerId: string; achievements: AchievementsView };

/** The unlocked achievements of a developer; the developer also sees the locked ones. */
export function Achievements({ developerId, achievements: { unlocked, locked, share } }: Props) {
  const locale = useLocale();
  const texts = useTexts(achievementsTexts);
  const [opened, setOpened] = useState<AchievementId>();
  useFound(developerId, share ? unlocked : []);
  const sharing = unlocked.find(({ id }) => id === opened);
  return (
    <>
      <div className={styles.head}>
        <h2>{texts.title}</h2>
        {share && <Link href={pathTo(locale, 'myBadges')}>{texts.badges}</Link>}
        {locked && <p className={styles.count}>{texts.count(unlocked.length, unlocked.length + locked.length)}</p>}
      </div>
      {unlocked.length > 0 ? (
        <ul className={styles.grid}>
          {unlocked.map((one) => (
            <Unlocked key={one.id} achievement={one} open={share && setOpened} />
          ))}
        </ul>
      ) : (
        <NoAchievements mine={share !== undefined} />
      )}
      {locked && locked.length > 0 && <Locked locked={locked} mine={share !== undefined} />}
      <Suspense>
        {share && sharing && (
          <ShareDialog
            developerId={developerId}
            achievement={sharing}
            share={share}
            close={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

type UnlockedProps = { achievement: UnlockedAchievement; open: ((id: AchievementId) => void) | undefined };

function Unlocked({ achievement, open }: UnlockedProps) {
  const { id, title, description, unlockedAt, shared, isNew } = achievement;
  const locale = useLocale();
  const texts = useTexts(achievementsTexts);
  return (
    <AchievementCard
      {...{ id, title, description }}
      mark={isNew && open && <span className={styles.fresh}>{texts.isNew}</span>}
    >
      <p className={styles.date}>{unlockedOn(locale, new Date(unlockedAt))}</p>
      {(open || shared !== undefined) && (
        <div className={styles.foot}>
          {open && (
            <button type="button" className={styles.share} aria-label={texts.shareOf(title)} onClick={() => open(id)}>
              {texts.share}
            </button>
          )}
          {shared && <span className={styles.shared}>{texts.shared}</span>}
        </div>
      )}
    </AchievementCard>
  );
}

function Locked({ locked, mine }: { locked: LockedAchievement[]; mine: boolean }) {
  const texts = useTexts(achievementsTexts);
  const kinds = Map.groupBy(locked, ({ kind }) => kind);
  return (
    <section className={styles.locked} aria-labelledby="locked-achievements">
      <h2 id="locked-achievements">{texts.locked}</h2>
      {achievementKinds.map((kind) => {
        const list = kinds.get(kind);
        if (!list) return null;
        return (
          <section key={kind} className={styles.kind} aria-label={texts.kinds[kind]}>
            <p className={styles.kindName}>
              {texts.kinds[kind]}
              {mine && kind === 'contact' && <span>{texts.contactNote}</span>}
            </p>
            <ul className={styles.grid}>
              {list.map(({ id, title, description, progress }) => (
                <AchievementCard key={id} {...{ id, title, description }} locked>
                  {progress && <Progress {...progress} />}
                </AchievementCard>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function Progress({ done, goal }: { done: number; goal: number }) {
  const texts = useTexts(achievementsTexts);
  return (
    <div className={styles.progress}>
      <progress value={done} max={goal} aria-label={texts.progress(done, goal)} />
      <span aria-hidden="true">
        {done}/{goal}
      </span>
    </div>
  );
}

/** Marks the displayed achievements as seen; they stay labelled as new until the page is opened again. */
function useFound(developerId: string, unlocked: UnlockedAchievement[]): void {
  const address = pathTo(useLocale(), 'userAchievements', { developerId });
  const fresh = unlocked.flatMap(({ id, isNew }) => (isNew ? [id] : []));
  const names = fresh.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new at each render, its names are not
  useEffect(() => {
    if (names) void sendCommand(address, { mode: 'seen', ids: fresh });
  }, [address, names]);
}
