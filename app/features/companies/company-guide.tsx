import type { CompanyItem, CompanyGuide as Guide } from '../../../domain/companies/completeness.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Sprout, sproutStage } from '../../ui/drawings/sprout.tsx';
import { Icon } from '../../ui/icon.tsx';
import page from '../../ui/page.module.css';
import styles from './company.module.css';
import { companyTexts } from './company.texts.ts';

type Props = {
  guide: Guide;
  /** Opens the form, at the field of a missing part. */
  edit: (part: CompanyItem) => void;
};

/** How complete the page is and what is missing; for members who may edit it. */
export function CompanyGuide({ guide: { steps, percent }, edit }: Props) {
  const { guide: texts } = useTexts(companyTexts);
  const missing = steps.filter(({ done }) => !done);
  return (
    <section className={page.card} aria-labelledby="guide-title">
      <h2 id="guide-title" className={styles.heading}>
        {texts.title}
      </h2>
      <div className={styles.growth}>
        <p className={styles.muted}>{texts.lead}</p>
        <Sprout stage={sproutStage(percent)} width={96} />
      </div>
      <p className={styles.percent}>{texts.percent(percent)}</p>
      <progress className={styles.bar} value={percent} max={100} aria-label={texts.percent(percent)} />
      <p className={styles.missing}>{texts.missing}</p>
      <ul className={styles.todo}>
        {missing.map(({ item, required }) => (
          <li key={item}>
            <button type="button" onClick={() => edit(item)}>
              <Icon name="plus" size={16} />
              <span>
                {texts.items[item]}
                {required && <small> · {texts.required}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
