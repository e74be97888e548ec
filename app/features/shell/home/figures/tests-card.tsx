import { pathTo } from '../../../../../domain/paths.ts';
import type { DeveloperFigures } from '../../../../../server/services/shell/home/read-developer-figures.ts';
import { DotScale } from '../../../../charts/dot-scale.tsx';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import chips from '../../../../ui/chips.module.css';
import { Questions } from '../../../../ui/drawings/questions.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FigureCard } from './figure-card.tsx';
import styles from './figures.module.css';
import { figuresTexts } from './figures.texts.ts';

type Props = { tests: DeveloperFigures['tests']; alias: string };

const mostDots = 5;
const mostNames = 6;

/** Each ranked test as a dot, the best on top; those without a rank by name. */
export function TestsCard({ tests: { ranked, provisional }, alias }: Props) {
  const locale = useLocale();
  const texts = useTexts(figuresTexts).tests;
  if (ranked.length + provisional.length === 0) {
    return (
      <FigureCard title={texts.title}>
        <EmptyState
          drawing={<Questions width={112} />}
          title={texts.empty}
          action={
            <ButtonLink look="secondary" href={pathTo(locale, 'tests')}>
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
    <FigureCard
      title={texts.title}
      more={{ href: `${pathTo(locale, 'profile', { alias })}?section=tests`, label: texts.all }}
    >
      {ranked.length > 0 && (
        <>
          <DotScale
            label={texts.label}
            // The percentage counts from the top, the line from the left.
            dots={ranked.slice(0, mostDots).map(({ alias: key, name, percent }) => ({
              ...{ key, label: name, value: 100 - percent },
            }))}
            write={(value) => texts.top(100 - value)}
          />
          <p className={styles.about}>{texts.about}</p>
        </>
      )}
      {provisional.length > 0 && (
        <div className={styles.unranked}>
          <p className={styles.about}>{ranked.length > 0 ? texts.unranked : texts.onlyUnranked}</p>
          <ul className={chips.chips}>
            {provisional.slice(0, mostNames).map(({ alias: key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </FigureCard>
  );
}
