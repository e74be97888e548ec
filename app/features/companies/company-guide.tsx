import type { CompanyGuide as Guide } from '../../../domain/companies/completeness.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Sprout, sproutStage } from '../../ui/drawings/sprout.tsx';
import page from '../../ui/page.module.css';
import styles from './company.module.css';
import { companyTexts } from './company.texts.ts';

/** How complete the page is and what is missing; for members who may edit it. */
export function CompanyGuide({ guide: { steps, percent }, edit }: { guide: Guide; edit: () => void }) {
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
            {texts.items[item]}
            {required && <small> · {texts.required}</small>}
          </li>
        ))}
      </ul>
      <div className={styles.start}>
        <Button look="secondary" onClick={edit}>
          {texts.begin}
        </Button>
      </div>
    </section>
  );
}
