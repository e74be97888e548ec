import { pathTo } from '../../../../domain/paths.ts';
import type { SessionPage } from '../../../../server/services/assessments/session/read-session-page.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';

type Props = { test: SessionPage['test']; practice: boolean };

/** docs/product/assessments.md, Session states: the name of the test, with a label for a practice session. */
export function SessionHead({ test, practice }: Props) {
  const texts = useTexts(sessionTexts);
  return (
    <p className={styles.which}>
      <TechnologyIcon handle={test.handle} />
      <Link href={pathTo(useLocale(), 'test', { alias: test.alias })}>{test.name}</Link>
      {practice && <span>{texts.practice}</span>}
    </p>
  );
}
