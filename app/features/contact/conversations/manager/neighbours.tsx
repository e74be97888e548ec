import { useState } from 'react';
import {
  type CandidateQuery,
  candidateQueryString,
} from '../../../../../domain/contact/conversations/candidate-query.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { Neighbours as Data } from '../../../../../server/services/contact/candidates/read-neighbours.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import styles from './file.module.css';
import { fileTexts } from './file.texts.ts';

type Props = { query: CandidateQuery; neighbours: Data | undefined };

/** The way through the list from which the page was opened. */
export function Neighbours({ query, neighbours: found }: Props) {
  const locale = useLocale();
  const texts = useTexts(fileTexts).neighbours;
  // After an answer the person has left the list: the people around them are still where they were.
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  const shown = found ?? known;
  if (!shown || shown.total < 2) return null;
  const address = (developerId: string) => pathTo(locale, 'candidate', { developerId }) + candidateQueryString(query);
  return (
    <nav className={styles.neighbours} aria-label={texts.label}>
      {shown.before && (
        <Link href={address(shown.before)} rel="prev">
          <Icon name="left" size={16} />
          {texts.before}
        </Link>
      )}
      {found && <span>{texts.place(found.place, found.total)}</span>}
      {shown.after && (
        <Link href={address(shown.after)} rel="next">
          {texts.after}
          <Icon name="right" size={16} />
        </Link>
      )}
    </nav>
  );
}
