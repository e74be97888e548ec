import type { TestRequestLine } from '../../../../server/services/moderation/team-settings/read-test-requests.ts';
import { day, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { contentTexts } from './content.texts.ts';
import styles from './settings.module.css';

type Create = (request: TestRequestLine) => void;
type Props = { requests: TestRequestLine[]; create: Create };

/** The others are folded, so that the tests themselves stay near. */
const shownAtOnce = 5;

/** Tests that people ask for: how many people, since when, and the way to write them. */
export function TestRequests({ requests, create }: Props) {
  const { requests: texts } = useTexts(contentTexts);
  if (requests.length === 0) return null;
  const others = requests.slice(shownAtOnce);
  return (
    <section aria-labelledby="test-requests">
      <h2 id="test-requests" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.muted}>{texts.lead}</p>
      <Rows requests={requests.slice(0, shownAtOnce)} create={create} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>{texts.others(others.length)}</summary>
          <Rows requests={others} create={create} />
        </details>
      )}
    </section>
  );
}

function Rows({ requests, create }: Props) {
  const locale = useLocale();
  const { requests: texts } = useTexts(contentTexts);
  return (
    <ul className={styles.rows}>
      {requests.map((request) => {
        const { technologyId, name, handle, people, since, draft } = request;
        const facts = [
          texts.people(wholeNumber(locale, people), people > 1),
          texts.since(day(locale, since)),
          draft && texts.draft(draft),
        ];
        return (
          <li key={technologyId}>
            <TechnologyIcon handle={handle} />
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.muted}>{facts.filter(Boolean).join(' · ')}</p>
            </div>
            {!draft && (
              <Button look="secondary" aria-label={texts.createOf(name)} onClick={() => create(request)}>
                {texts.create}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
