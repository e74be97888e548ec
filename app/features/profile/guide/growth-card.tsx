import { pathTo } from '../../../../domain/paths.ts';
import type { Growth } from '../../../../domain/profile/growth/growth.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import { profileTexts } from '../profile.texts.ts';
import styles from './growth.module.css';
import { growthTexts } from './growth.texts.ts';
import { Plant } from './plant.tsx';

type Props = {
  growth: Growth;
  percent: number;
  alias: string;
  /** The words of a profile that lacks a required part: it takes the whole width. */
  short?: { title: string; text: string } | undefined;
  /** Only the owner has a next step; an administrator sees the plant alone. */
  own: boolean;
};

/** On the home page: how complete the profile is, and the one next step. */
export function GrowthCard({ growth, percent, alias, short, own }: Props) {
  const locale = useLocale();
  const texts = useTexts(growthTexts);
  const { guide } = useTexts(profileTexts);
  const { next } = growth;
  const profile = pathTo(locale, 'profile', { alias });
  return (
    <section
      className={`${page.card} ${styles.card}`}
      data-wide={short ? true : undefined}
      aria-labelledby="growth-title"
    >
      <div className={styles.head}>
        <h2 id="growth-title">{short?.title ?? (next ? texts.title : texts.grown)}</h2>
        {short && <p>{short.text}</p>}
      </div>
      <Plant growth={growth} percent={percent} width={144} />
      <div className={styles.next}>
        {next ? (
          <p>
            <span className={styles.label}>{texts.next}</span>
            {guide.items[next.item]}
          </p>
        ) : (
          <p>{guide.all}</p>
        )}
        {own && (
          <ButtonLink
            // A page has one strong button: that of the first way to bring a profile, while there are such ways.
            look={next?.required && !growth.bring ? 'primary' : 'secondary'}
            href={next ? `${profile}?section=complete` : profile}
          >
            {next ? (short ? texts.complete : texts.begin) : texts.open}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
