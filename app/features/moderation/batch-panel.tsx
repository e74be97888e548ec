import { pathTo } from '../../../domain/paths.ts';
import type { OpenBatch } from '../../../server/services/moderation/read-batch.ts';
import { useCommand } from '../../forms/use-command.ts';
import { dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { SelectField } from '../../ui/field.tsx';
import page from '../../ui/page.module.css';
import { TwoStepButton } from '../../ui/two-step-button.tsx';
import styles from './profile-queue.module.css';
import { queueTexts } from './queue.texts.ts';

/** When the reviewed profiles are published. */
export function BatchPanel({ batch: { publishAt, slots }, count }: { batch: OpenBatch; count: number }) {
  const locale = useLocale();
  const { batch: texts } = useTexts(queueTexts);
  const { run, busy } = useCommand(pathTo(locale, 'profileQueue'));
  const schedule = (moment: string) => run({ mode: 'schedule', value: { publishAt: moment || null } }, texts.scheduled);
  return (
    <section className={`${page.card} ${styles.batch}`} aria-labelledby="batch-title">
      <h2 id="batch-title" className={styles.heading}>
        {texts.title(count)}
      </h2>
      <SelectField label={texts.when} value={publishAt ?? ''} onChange={({ target }) => void schedule(target.value)}>
        <option value="">{texts.held}</option>
        {slots.map((slot) => (
          <option key={slot} value={slot}>
            {dayAndTime(locale, slot)}
          </option>
        ))}
      </SelectField>
      <TwoStepButton
        question={texts.question}
        confirm={texts.publish}
        cancel={texts.cancel}
        busy={busy === 'publish'}
        onConfirm={() => void run({ mode: 'publish' }, texts.published)}
      >
        {texts.publish}
      </TwoStepButton>
    </section>
  );
}
