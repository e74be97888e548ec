import { type ReactNode, useState } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import type { NamedFit } from '../../../server/services/fit/explain-people.ts';
import type { LibraryEntry as Entry } from '../../../server/services/library/read-entries.ts';
import { FitPercent, FitReasons } from '../../fit/fit-reasons.tsx';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import type { Opening } from '../../quota/use-quota.tsx';
import chips from '../../ui/chips.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { TechnologyIcon } from '../../ui/technology-icon.tsx';
import styles from './entry.module.css';
import { BestTest, EntryFacts, Pay } from './entry-facts.tsx';
import { libraryTexts } from './library.texts.ts';
import { NoteMark } from './notes/note-mark.tsx';
import { ListMenu } from './people-lists/list-menu.tsx';
import { PreviewButton } from './preview/preview-button.tsx';
import { FavouriteButton } from './recruiter/favourite-button.tsx';
import { usePortraitTravel } from './use-portrait-travel.ts';

type Props = Opening & {
  entry: Entry & { fit?: NamedFit };
  brand: string;
  /** With the star, for viewers who have favourites. */
  starred?: boolean;
  /** One of a few on another page: its reasons take the place of the sentence and the technologies. */
  brief?: boolean;
  /** Shows the profile beside the list, on wide screens; `open`: it is shown. */
  preview?: { open: boolean; costs: boolean; show: () => void } | undefined;
  /** The action on the entry, at its end. */
  action?: ReactNode;
  /** Further lines, in the recruiter's own lists. */
  children?: ReactNode;
};

/** One developer of the list, in four lines; the whole entry is a link to the profile. */
export function LibraryEntry(props: Props) {
  const { entry, brand, refuse, cost, free, starred = false, brief = false, preview, action, children } = props;
  const locale = useLocale();
  const texts = useTexts(libraryTexts);
  const name = entry.name || texts.someone;
  const travel = usePortraitTravel();
  const short = brief && entry.fit !== undefined;
  return (
    <li className={styles.entry} data-seen={entry.seenAt ? true : undefined} data-short={short || undefined}>
      <Portrait address={entry.portrait} size={64} />
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Link
            className={styles.link}
            data-row
            href={pathTo(locale, 'profile', { alias: entry.alias })}
            title={cost}
            onClick={
              refuse
                ? (event) => {
                    event.preventDefault();
                    refuse();
                  }
                : travel
            }
          >
            {name}
          </Link>
        </h3>
        <span className={styles.state} data-state={entry.jobSearchState}>
          {texts.states[entry.jobSearchState]}
        </span>
        {entry.badge && (
          <span className={styles.badge}>
            <Icon name="check" size={14} />
            {texts.badges[entry.badge](brand)}
          </span>
        )}
        {entry.fit && <FitPercent fit={entry.fit} />}
        <Pay entry={entry} />
        {starred && entry.favourite !== undefined && (
          <Star key={entry.id} developerId={entry.id} name={name} favourite={entry.favourite} />
        )}
      </div>
      <EntryFacts entry={entry} />
      {!short && entry.sentence && <p className={styles.sentence}>{entry.sentence}</p>}
      {entry.fit && (
        <div className={styles.fit}>
          <FitReasons fit={entry.fit} bare />
        </div>
      )}
      {!short && (
        <div className={styles.foot}>
          {entry.technologies.length > 0 && (
            <ul className={`${chips.chips} ${styles.technologies}`} aria-label={texts.technologies}>
              {entry.technologies.map(({ id, name: technology, handle }) => (
                <li key={id}>
                  <TechnologyIcon handle={handle} />
                  {technology}
                </li>
              ))}
            </ul>
          )}
          <BestTest entry={entry} />
          {entry.notes > 0 && <NoteMark developerId={entry.id} name={name} count={entry.notes} />}
          {(entry.seenAt || free) && (
            <span className={styles.seen}>
              <Icon name="eye" size={16} />
              {[entry.seenAt && texts.seen(day(locale, entry.seenAt)), free].filter(Boolean).join('\u00a0· ')}
            </span>
          )}
          {preview && <PreviewButton {...preview} name={name} />}
          {action}
        </div>
      )}
      {children}
    </li>
  );
}

function Star({ developerId, name, favourite }: { developerId: string; name: string; favourite: boolean }) {
  const [chosen, choose] = useState(favourite);
  return (
    <span className={styles.star}>
      <FavouriteButton developerId={developerId} favourite={chosen} change={choose} inListOf={name} />
      <ListMenu developerId={developerId} name={name} />
    </span>
  );
}
