import { useRef, useState } from 'react';
import {
  type Granularity,
  granularities,
  mostDays,
  type VisitPeriod,
  type Visits,
  visitDefaults,
} from '../../../domain/moderation/admin-card.ts';
import type { Path } from '../../../domain/paths.ts';
import { fetchJson } from '../../forms/send.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import styles from './admin-card.module.css';
import { moderationTexts } from './moderation.texts.ts';
import { VisitsChart } from './visits-chart.tsx';

/** docs/product/moderation.md, Visit statistics: a chart with a period per bar and a number of days. */
export function VisitStatistics({ address, first }: { address: Path<'moderation'>; first: Visits[] }) {
  const { card: texts } = useTexts(moderationTexts);
  const [asked, setAsked] = useState(visitDefaults);
  const [days, setDays] = useState(String(visitDefaults.days));
  const [read, setRead] = useState<Visits[]>();
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  const ask = async (question: VisitPeriod) => {
    setAsked(question);
    const turn = ++latest.current;
    const query = new URLSearchParams({ granularity: question.granularity, days: String(question.days) });
    const answer = await fetchJson(address, `?${query}`);
    // Ignores the answer to an older choice.
    if (turn !== latest.current) return;
    setFailed('failed' in answer);
    if ('visits' in answer && answer.visits) setRead(answer.visits);
  };
  const askDays = (text: string) => {
    setDays(text);
    const number = Number(text);
    if (Number.isInteger(number) && number >= 1 && number <= mostDays) void ask({ ...asked, days: number });
  };
  return (
    <div className={styles.statistics}>
      <h3 className={styles.heading}>{texts.statistics}</h3>
      <div className={styles.controls}>
        <SelectField
          label={texts.granularity}
          value={asked.granularity}
          onChange={({ target }) => void ask({ ...asked, granularity: target.value as Granularity })}
        >
          {granularities.map((granularity) => (
            <option key={granularity} value={granularity}>
              {texts.granularities[granularity]}
            </option>
          ))}
        </SelectField>
        <Field
          label={texts.days}
          type="number"
          min={1}
          max={mostDays}
          value={days}
          onChange={({ target }) => askDays(target.value)}
        />
      </div>
      {failed && <p role="alert">{texts.failed}</p>}
      <VisitsChart visits={read ?? first} asked={asked} />
    </div>
  );
}
