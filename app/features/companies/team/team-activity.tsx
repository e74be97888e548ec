import type { MemberActivity } from '../../../../server/services/companies/team/read-activity.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import { activityTexts } from './activity.texts.ts';
import styles from './team.module.css';

const columns = ['profiles', 'requests', 'answers', 'messages'] as const;

type Props = {
  activity: MemberActivity[];
  /** Of the whole team, for its administrators; of oneself otherwise. */
  whole: boolean;
};

/** docs/product/companies.md, Activity of the team. */
export function TeamActivity({ activity, whole }: Props) {
  const locale = useLocale();
  const texts = useTexts(activityTexts);
  return (
    <section className={page.card} aria-labelledby="activity-title">
      <h2 id="activity-title" className={styles.heading}>
        {whole ? texts.title : texts.ownTitle}
      </h2>
      <p className={styles.lead}>{whole ? texts.lead : texts.ownLead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable with the keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.member}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {texts.columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {activity.map((member) => (
              <tr key={member.recruiterId}>
                <th scope="row">
                  <span className={styles.person}>
                    <Portrait address={member.picture} size={32} />
                    {member.name}
                  </span>
                </th>
                {columns.map((column) => (
                  <td key={column}>{wholeNumber(locale, member[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
