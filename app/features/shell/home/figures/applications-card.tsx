import type { ApplicationFunnel } from '../../../../../domain/jobs/applications/funnel.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { Funnel } from '../../../../charts/funnel.tsx';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Boat } from '../../../../ui/drawings/boat.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FigureCard } from './figure-card.tsx';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';

const steps = ['sent', 'answered', 'conversations'] as const;

/** What becomes of the applications. */
export function ApplicationsCard({ applications }: { applications: ApplicationFunnel }) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts).applications;
  if (applications.sent === 0) {
    return (
      <FigureCard title={texts.title}>
        <EmptyState
          drawing={<Boat width={112} />}
          title={texts.empty}
          action={
            <ButtonLink look="secondary" href={pathTo(locale, 'jobs')}>
              {texts.way}
            </ButtonLink>
          }
        >
          <p>{texts.emptyText}</p>
        </EmptyState>
      </FigureCard>
    );
  }
  return (
    <FigureCard title={texts.title} more={{ href: pathTo(locale, 'applications'), label: texts.all }}>
      <div className={styles.funnel}>
        <Funnel
          label={texts.title}
          steps={steps.map((step) => ({ key: step, label: texts[step], value: applications[step] }))}
        />
      </div>
    </FigureCard>
  );
}
