import { type ReactNode, useId, useMemo, useState } from 'react';
import type { UnplacedReason } from '../../../../domain/resume/imports/found.ts';
import type { ImportPlan } from '../../../../domain/resume/imports/merge.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { profileWords } from '../../../i18n/words/profile-words.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './import.module.css';
import { importTexts } from './import.texts.ts';
import { type PreviewRow, previewRows } from './preview-rows.ts';

type Props = {
  plan: ImportPlan;
  busy: boolean;
  problem: ReactNode;
  again: () => void;
  confirm: (keys: readonly string[]) => void;
};

/** The entries found in the file: new ones can be unticked, the others are only listed. */
export function ImportPreview({ plan, busy, problem, again, confirm }: Props) {
  const texts = useTexts(importTexts);
  const profile = useTexts(profileWords);
  const locale = useLocale();
  const rows = useMemo(() => previewRows(plan, { texts, profile, locale }), [plan, texts, profile, locale]);
  const fresh = rows.filter(({ verdict }) => verdict === 'new');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = fresh.filter(({ key }) => !left.has(key)).map(({ key }) => key);
  const tick = (key: string, on: boolean) =>
    setLeft((before) => new Set(on ? [...before].filter((one) => one !== key) : [...before, key]));
  const full = rows.filter(({ verdict }) => verdict === 'unplaced');
  const unplaced = [...plan.unplaced, ...full.map(({ title }) => ({ text: title, reason: 'tooMany' as const }))];
  return (
    <div className={styles.preview}>
      <div className={styles.summary}>
        <h3>{texts.found(fresh.length)}</h3>
        <p>{fresh.length > 0 ? texts.foundLead : texts.nothingNew}</p>
        {fresh.length > 1 && (
          <button
            type="button"
            className={styles.every}
            onClick={() => setLeft(new Set(chosen.length > 0 ? fresh.map(({ key }) => key) : []))}
          >
            {chosen.length > 0 ? texts.none : texts.all}
          </button>
        )}
      </div>
      {Object.entries(texts.groups).map(([card, title]) => {
        const group = fresh.filter((row) => row.card === card);
        return (
          group.length > 0 && (
            <fieldset key={card} className={styles.group} disabled={busy}>
              <legend>{title}</legend>
              {group.map((row) => (
                <NewRow key={row.key} row={row} ticked={!left.has(row.key)} tick={(on) => tick(row.key, on)} />
              ))}
            </fieldset>
          )
        );
      })}
      <Known title={texts.kept} rows={rows.filter(({ verdict }) => verdict === 'kept')} />
      <Known title={texts.there} rows={rows.filter(({ verdict }) => verdict === 'there')} />
      <Unplaced things={unplaced} />
      <div className={styles.foot}>
        {problem}
        {busy && (
          <div role="status" className={styles.progress}>
            <progress aria-label={texts.writing} />
          </div>
        )}
        <div className={styles.actions}>
          <Button look="secondary" onClick={again}>
            {busy ? texts.cancel : texts.another}
          </Button>
          {fresh.length > 0 && (
            <Button busy={busy} disabled={chosen.length === 0} onClick={() => confirm(chosen)}>
              {texts.confirm(chosen.length)}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function NewRow({ row, ticked, tick }: { row: PreviewRow; ticked: boolean; tick: (on: boolean) => void }) {
  const texts = useTexts(importTexts);
  const id = useId();
  const missing = row.missing.map((name) => texts.missingNames[name] ?? name).join(', ');
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        checked={ticked}
        aria-describedby={`${id}-detail`}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
      <label htmlFor={id}>{row.title}</label>
      <div id={`${id}-detail`} className={styles.detail}>
        {row.detail && <p className={styles.value}>{row.detail}</p>}
        {missing && <p className={styles.missing}>{texts.missing(missing)}</p>}
      </div>
    </div>
  );
}

function Known({ title, rows }: { title: (count: number) => string; rows: readonly PreviewRow[] }) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>{title(rows.length)}</summary>
      <ul>
        {rows.map(({ key, title: what, detail }) => (
          <li key={key}>
            {what} {detail && <span className={styles.detail}>{detail}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

type Thing = { text: string; reason: UnplacedReason };

/** Grouped by reason, because a document often has a dozen entries that no profile shows. */
function Unplaced({ things }: { things: readonly Thing[] }) {
  const texts = useTexts(importTexts);
  if (things.length === 0) return null;
  const reasons = [...new Set(things.map(({ reason }) => reason))];
  return (
    <details className={styles.others}>
      <summary>{texts.unplaced(things.length)}</summary>
      {reasons.map((reason) => (
        <div key={reason}>
          <h4>{texts.why[reason]}</h4>
          <ul>
            {[...new Set(things.filter((one) => one.reason === reason).map(({ text }) => text))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
