import { useEffect, useRef, useState } from 'react';
import { boostRange } from '../../../domain/moderation/admin-card.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Moderation } from '../../../server/services/moderation/read-moderation.ts';
import { useCommand } from '../../forms/use-command.ts';
import { day, dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import styles from './admin-card.module.css';
import { moderationTexts } from './moderation.texts.ts';
import { VisitStatistics } from './visit-statistics.tsx';

/** docs/product/moderation.md, Admin panel on a profile: the boost, the update date, and the visits. */
export function AdminCard({ developerId, moderation }: { developerId: string; moderation: Moderation }) {
  const locale = useLocale();
  const { card: texts, reasons } = useTexts(moderationTexts);
  const { disabled, lastUpdate, boost, visits } = moderation;
  const address = pathTo(locale, 'moderation', { developerId });
  const { run, busy } = useCommand(address);
  return (
    <section className={`${page.card} ${styles.card}`} aria-labelledby="admin-card-title">
      <h2 id="admin-card-title" className={styles.title}>
        {texts.title}
      </h2>
      {disabled && (
        <p className={styles.disabled}>
          {texts.disabledSince(
            day(locale, disabled.at),
            reasons[disabled.reason as keyof typeof reasons] ?? reasons.Default,
          )}
        </p>
      )}
      {moderation.call && <Call call={moderation.call} />}
      <Boost
        boost={boost}
        busy={busy !== undefined}
        change={(value) => void run({ mode: 'boost', value }, texts.boosted(value))}
      />
      <div className={styles.date}>
        <p className={styles.muted}>{texts.updated(day(locale, lastUpdate))}</p>
        <Button look="secondary" busy={busy === 'reset'} onClick={() => void run({ mode: 'reset' }, texts.resetDone)}>
          {texts.reset}
        </Button>
      </div>
      <VisitStatistics address={address} first={visits} />
    </section>
  );
}

/** How the newest call with the team stands, with the queue where it is handled. */
function Call({ call: { state, startsAt } }: { call: NonNullable<Moderation['call']> }) {
  const locale = useLocale();
  const { card: texts } = useTexts(moderationTexts);
  return (
    <p>
      {texts.calls[state](startsAt ? dayAndTime(locale, startsAt) : undefined)}{' '}
      <Link href={pathTo(locale, 'adminCalls')}>{texts.allCalls}</Link>
    </p>
  );
}

/** Sent when the slider is released, because it emits every value in between. */
function Boost({ boost, busy, change }: { boost: number; busy: boolean; change: (value: number) => void }) {
  const { card: texts } = useTexts(moderationTexts);
  const [value, setValue] = useState(boost);
  /** A value chosen during a request: it is sent next, and the answer to the first request does not undo it. */
  const next = useRef<number>(undefined);
  // The stored boost may change elsewhere, or the server may refuse; the slider keeps the focus while it updates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is a new function at each render
  useEffect(() => {
    if (busy) return;
    const waiting = next.current ?? boost;
    next.current = undefined;
    if (waiting === boost) setValue(boost);
    else change(waiting);
  }, [boost, busy]);
  const send = () => {
    if (busy) next.current = value;
    else if (value !== boost) change(value);
  };
  return (
    <div className={styles.boost}>
      <p>
        <label htmlFor="boost">{texts.boost}</label> <span aria-hidden="true">{value}</span>
      </p>
      <input
        id="boost"
        type="range"
        min={boostRange.least}
        max={boostRange.most}
        step={boostRange.step}
        value={value}
        aria-describedby="boost-hint"
        onChange={({ target }) => setValue(Number(target.value))}
        onPointerUp={send}
        onKeyUp={send}
        onBlur={send}
      />
      <span className={styles.marks} aria-hidden="true">
        {[0, 1, 2, 3].map((mark) => (
          <i key={mark}>{mark}</i>
        ))}
      </span>
      <p id="boost-hint" className={styles.muted}>
        {texts.boostHint}
      </p>
    </div>
  );
}
