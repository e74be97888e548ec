import type { Result } from '../../../../domain/assessments/rating/result.ts';
import { scoreText } from '../../../../domain/assessments/rating/result-text.ts';
import { type ScoreSpread, spreadScale } from '../../../../domain/assessments/rating/score-spread.ts';
import type { SessionStanding } from '../../../../server/services/assessments/session/read-standing.ts';
import { Density, type Zone } from '../../../charts/density.tsx';
import { DotScale } from '../../../charts/dot-scale.tsx';
import { ScoreHistory } from '../../../charts/score-history.tsx';
import { shortDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import ui from '../../../ui/page.module.css';
import styles from './results.module.css';
import { standingTexts } from './standing.texts.ts';

type Props = { standing: SessionStanding; result: Result };

/** docs/product/assessments.md, Results of a session: the own score among all scores, and over one's sessions. */
export function Standing({ standing: { spread, history }, result }: Props) {
  const locale = useLocale();
  const texts = useTexts(standingTexts);
  const { score, margin } = result;
  return (
    <div className={styles.standing}>
      <section className={ui.card} aria-labelledby="spread">
        <h2 id="spread">{texts.spread}</h2>
        {spread ? (
          <Density
            label={texts.spreadLabel(scoreText(locale, result))}
            counts={spread.counts}
            scale={spreadScale}
            own={{
              value: score,
              label: texts.you,
              interval: margin === undefined ? undefined : { low: score - margin, high: score + margin },
            }}
            zones={zonesOf(spread, texts)}
          />
        ) : (
          <>
            {result.place && (
              <DotScale
                label={texts.placeLabel}
                dots={[{ key: 'own', label: texts.you, value: 100 - result.place.percent }]}
                write={(value) => `Top ${100 - value}%`}
              />
            )}
            <p className={styles.wait}>{texts.tooFew}</p>
          </>
        )}
      </section>
      <section className={ui.card} aria-labelledby="history">
        <h2 id="history">{texts.history}</h2>
        <ScoreHistory
          label={texts.historyLabel(history.length)}
          sessions={history.map(({ sessionId, endDate, score: value, margin: around }) => ({
            key: sessionId,
            label: shortDay(locale, endDate),
            value,
            ...(around !== undefined && { low: value - around, high: value + around }),
          }))}
        />
        {history.length === 1 && <p className={styles.wait}>{texts.firstSession}</p>}
      </section>
    </div>
  );
}

const tones = { none: 'water', bronze: 'bronze', silver: 'silver', gold: 'gold' } as const;

/** From the lower end of the scale to the upper one, without gaps. */
function zonesOf({ medals }: ScoreSpread, texts: Record<keyof typeof tones, string>): Zone[] {
  const starts = [{ medal: 'none' as const, from: spreadScale.from }, ...medals].map(({ medal, from }) => ({
    medal,
    from: Math.min(spreadScale.to, Math.max(spreadScale.from, from)),
  }));
  return starts.map(({ medal, from }, index) => ({
    from,
    to: starts[index + 1]?.from ?? spreadScale.to,
    label: texts[medal],
    tone: tones[medal],
  }));
}
