import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { GuideStep } from '../../../../domain/profile/completeness.ts';
import { growthOf } from '../../../../domain/profile/growth/growth.ts';
import { returnPath } from '../../../../domain/return-path.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { profileTexts } from '../profile.texts.ts';
import { useProfile } from '../profile-context.ts';
import { growthTexts } from './growth.texts.ts';
import styles from './guide.module.css';
import { Plant } from './plant.tsx';

type Props = {
  guide: { steps: GuideStep[]; percent: number };
  /** Ways to bring a profile from elsewhere. */
  bring?: ReactNode;
};

/** The missing parts in the order of their importance for recruiters; each line opens the dialog that fills it. */
export function Guide({ guide: { steps, percent }, bring }: Props) {
  const back = useOffer();
  const texts = useTexts(profileTexts).guide;
  const growing = useTexts(growthTexts);
  const { open } = useProfile();
  const growth = growthOf(steps);
  return (
    <div className={page.stack}>
      {bring}
      <section className={page.card} aria-labelledby="guide-title">
        <h2 id="guide-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.lead}>{percent === 100 ? texts.all : texts.lead}</p>
        <div className={styles.growth}>
          <Plant growth={growth} percent={percent} />
          {growth.next && (
            <p className={styles.next}>
              <span>{growing.next}</span>
              {texts.items[growth.next.item]}
            </p>
          )}
        </div>
        {back && <ComeBack back={back} ready={steps.every(({ required, done }) => done || !required)} />}
        <ol className={styles.steps}>
          {steps.map(({ item, required, card, adds, done }) => (
            <li key={item} data-done={done || undefined} data-next={item === growth.next?.item || undefined}>
              <span className={styles.mark}>{done && <Icon name="check" size={16} />}</span>
              <span className={styles.words}>
                {texts.items[item]}
                <small>
                  {done ? texts.done : texts.toDo}
                  {required && !done && ` · ${texts.required}`}
                </small>
              </span>
              <Button
                look={item === growth.next?.item ? 'primary' : 'secondary'}
                aria-label={`${done ? texts.review : texts.begin} – ${texts.items[item]}`}
                onClick={() => open({ card, mode: adds && !done ? 'add' : 'edit' })}
              >
                {done ? texts.review : texts.begin}
              </Button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** docs/product/jobs.md, Coming back to an offer: the page of an offer or a company that led here. */
function useOffer(): string | undefined {
  const locale = useLocale();
  const [query] = useSearchParams();
  const back = returnPath(query.get('to'));
  const pages = (['job', 'company'] as const).map((key) => pathTo(locale, key, { alias: '' }));
  return pages.some((page) => back?.startsWith(page)) ? back : undefined;
}

function ComeBack({ back, ready }: { back: string; ready: boolean }) {
  const texts = useTexts(profileTexts).guide.comeBack;
  return (
    <div className={styles.back}>
      <Notice tone={ready ? 'good' : 'info'}>
        <p>{ready ? texts.ready : texts.later}</p>
        <ButtonLink href={back} look={ready ? 'primary' : 'secondary'}>
          {texts.way}
        </ButtonLink>
      </Notice>
    </div>
  );
}
