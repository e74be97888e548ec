import type { GuideStep } from '../../../../domain/profile/completeness.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import page from '../../../ui/page.module.css';
import { profileTexts } from '../profile.texts.ts';
import { useProfile } from '../profile-context.ts';
import styles from './guide.module.css';

/** The missing parts in the order of their importance for recruiters; each line opens the dialog that fills it. */
export function Guide({ guide: { steps, percent } }: { guide: { steps: GuideStep[]; percent: number } }) {
  const texts = useTexts(profileTexts).guide;
  const { open } = useProfile();
  return (
    <section className={page.card} aria-labelledby="guide-title">
      <h2 id="guide-title" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{percent === 100 ? texts.all : texts.lead}</p>
      <p className={styles.percent}>{texts.percent(percent)}</p>
      <progress className={styles.bar} value={percent} max={100} aria-label={texts.percent(percent)} />
      <ol className={styles.steps}>
        {steps.map(({ item, required, card, adds, done }) => (
          <li key={item} data-done={done || undefined}>
            <span className={styles.mark}>{done && <Icon name="check" size={16} />}</span>
            <span className={styles.words}>
              {texts.items[item]}
              <small>
                {done ? texts.done : texts.toDo}
                {required && !done && ` · ${texts.required}`}
              </small>
            </span>
            <Button
              look={required && !done ? 'primary' : 'secondary'}
              aria-label={`${done ? texts.review : texts.begin} – ${texts.items[item]}`}
              onClick={() => open({ card, mode: adds && !done ? 'add' : 'edit' })}
            >
              {done ? texts.review : texts.begin}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
