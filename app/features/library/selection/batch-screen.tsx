import { useEffect, useRef, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { FirstMessageField } from '../../../forms/first-message/first-message-field.tsx';
import { TermsFields } from '../../../forms/terms/terms-fields.tsx';
import { focusWrongField } from '../../../forms/wrong-field.ts';
import { errorSentence } from '../../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Basket } from '../../../ui/drawings/basket.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckField, FieldGroup } from '../../../ui/field.tsx';
import styles from './batch.module.css';
import { batchTexts } from './batch.texts.ts';
import { BatchFailed, BatchSent } from './batch-outcome.tsx';
import { BatchPerson } from './batch-person.tsx';
import { BatchPreview } from './batch-preview.tsx';
import { selectionTexts } from './selection.texts.ts';
import { isReady, type OpenBatch, type PersonRow, useBatch } from './use-batch.ts';

/** The selection page: messages are written, previewed and sent; failed requests stay on the page. */
export function BatchScreen({ batch }: { batch: OpenBatch }) {
  const locale = useLocale();
  const texts = useTexts(batchTexts);
  const { empty } = useTexts(selectionTexts);
  const state = useBatch(batch);
  const { rows, sameForAll, message, sending } = state;
  const [reviewing, setReviewing] = useState(false);
  const [tried, setTried] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const sent = rows.filter((row) => row.state === 'sent');
  const failed = rows.filter((row) => row.state === 'failed');
  const ready = rows.filter(isReady);
  const open = rows.filter((row) => row.state !== 'sent');
  // What is missing or not allowed is shown before anything is read again or sent.
  const check = (then: () => void) => {
    setTried(true);
    if (state.complete) return then();
    setReviewing(false);
    requestAnimationFrame(() => focusWrongField(page.current));
  };
  const problem = (row: PersonRow) => {
    const code = tried ? state.problemOf(row) : undefined;
    return code && errorSentence(locale, code);
  };
  const go = async (which: 'drafts' | 'failed') => {
    setReviewing(false);
    await state.send(which);
    outcome.current?.focus();
  };
  // The message is the first thing to write here. Not on a phone: its keyboard would cover the list of people.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) page.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, []);
  // The last candidate may have been removed in another tab, or can no longer be contacted.
  useEffect(() => {
    if (ready.length === 0) setReviewing(false);
  }, [ready.length]);
  return (
    <div ref={page} className={styles.page}>
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {sent.length > 0 && <BatchSent rows={sent} />}
        {failed.length > 0 && !reviewing && (
          <BatchFailed count={failed.length} busy={sending} retry={() => check(() => void go('failed'))} />
        )}
      </div>
      {open.length === 0 ? (
        <EmptyState
          drawing={<Basket />}
          title={empty}
          action={<ButtonLink href={pathTo(locale, 'developers')}>{texts.more}</ButtonLink>}
        />
      ) : reviewing ? (
        <BatchPreview
          rows={ready}
          messageFor={state.messageFor}
          back={() => setReviewing(false)}
          terms={state.terms}
          offers={batch.terms.offers}
          send={() => check(() => void go('drafts'))}
        />
      ) : (
        <section className={styles.section} aria-labelledby="batch-write">
          <h2 id="batch-write">{texts.write}</h2>
          {open.length > 1 && (
            <FieldGroup label={texts.ways}>
              {([true, false] as const).map((same) => (
                <CheckField
                  key={String(same)}
                  type="radio"
                  name="ways"
                  label={same ? texts.same : texts.each}
                  checked={sameForAll === same}
                  disabled={sending}
                  onChange={() => state.setSameForAll(same)}
                />
              ))}
            </FieldGroup>
          )}
          {sameForAll && (
            <FirstMessageField
              label={texts.message}
              hint={texts.hint}
              recipients={ready.map(state.fieldsFor)}
              hints={{ person: null, earlier: batch.earlier }}
              value={message}
              error={ready[0] && problem(ready[0])}
              readOnly={sending}
              change={state.setMessage}
            />
          )}
          <TermsFields
            value={state.terms}
            onChange={state.setTerms}
            choices={batch.terms}
            errors={tried ? state.wrongTerms : undefined}
            disabled={sending}
          />
          <ul className={styles.list} aria-label={texts.candidates}>
            {open.map((row) => (
              <BatchPerson
                key={row.devId}
                row={row}
                terms={state.terms}
                offers={batch.terms.offers}
                fields={state.fieldsFor(row)}
                earlier={batch.earlier}
                problem={problem(row)}
                dismiss={() => void state.dismiss(row.devId)}
                type={sameForAll ? undefined : (text) => state.type(row.devId, text)}
              />
            ))}
          </ul>
          {ready.length === 0 && failed.length === 0 && !sending && <p className={styles.muted}>{texts.nobody}</p>}
          <div className={styles.buttons}>
            <p className={styles.draft} role="status" data-state={state.draftState}>
              {state.draftState !== 'quiet' && texts.draft[state.draftState]}
            </p>
            <ButtonLink look="secondary" href={pathTo(locale, 'developers')}>
              {texts.more}
            </ButtonLink>
            {(ready.length > 0 || sending) && (
              <Button busy={sending} onClick={() => check(() => setReviewing(true))}>
                {texts.review}
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
